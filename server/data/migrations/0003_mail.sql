-- Mail asked for but not yet sent. What it says, and whether anything is sent at all, is decided when it is sent.
create table mail_outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  recipient text not null,
  registration_id uuid,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0
);
create index mail_outbox_by_due on mail_outbox (due_at);

-- Mail shown at /dev/mail where there is no SMTP server.
create table kept_mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  at timestamptz not null
);
