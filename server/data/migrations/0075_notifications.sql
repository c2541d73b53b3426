-- Whether people get mail about what concerns them, and about what comes in where they work: at once, once a day, or never.
alter table users
  add column mail_about_own text not null default 'atOnce' check (mail_about_own in ('atOnce', 'daily', 'never')),
  add column mail_about_work text not null default 'daily' check (mail_about_work in ('atOnce', 'daily', 'never')),
  -- Signs the links that end this mail.
  add column mail_key uuid not null default gen_random_uuid();

-- One mail that waits, for all that has happened until it is written.
create unique index mail_outbox_of_notifications on mail_outbox (user_id) where kind = 'notifications' and attempts = 0;

-- What the staff of an organization are notified of: a fact that somebody else caused.
alter table facts add column notifies boolean not null default false;
create index facts_that_notify on facts (organization_id, at desc, id desc) where notifies;

-- Up to when a colleague has read all notifications, and which they have read since.
alter table organization_members add column notifications_read_at timestamptz(3);
create table notification_reads (
  organization_id uuid not null,
  user_id uuid not null,
  fact_id uuid not null,
  at timestamptz(3) not null,
  primary key (organization_id, user_id, fact_id),
  foreign key (organization_id, user_id) references organization_members on delete cascade
);
create index notification_reads_of_user on notification_reads (user_id);
create index notification_reads_by_time on notification_reads (at);

alter table notification_reads enable row level security;
alter table notification_reads force row level security;
create policy own on notification_reads using (user_id = scope_user());
create policy expired on notification_reads for delete using (scope_maintenance());
create policy expiring on notification_reads for select using (scope_maintenance());
