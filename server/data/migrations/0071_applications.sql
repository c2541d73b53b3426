-- Applications for what organizations list. The statuses are those of machines/model/exchange.
create table applications (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null unique,
  listing_id uuid not null,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('job', 'college', 'nonprofit')),
  status text not null check (char_length(status) <= 40),
  -- As it was when it was sent, so that it doesn't change with the profile or the listing.
  listing_title text not null,
  applicant_name text not null,
  snapshot jsonb not null check (jsonb_typeof(snapshot) = 'object'),
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  submitted_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- Who changed the status last. Null if their account no longer exists.
  changed_by uuid references users on delete set null,
  -- Counts the changes of the status, so that nobody decides on what they have not seen.
  version integer not null default 1,
  primary key (organization_id, id),
  foreign key (organization_id, listing_id) references listings (organization_id, id)
);
-- One application for a listing at a time.
create unique index applications_standing on applications (organization_id, listing_id, user_id)
  where status not in ('rejected', 'withdrawn');
create index applications_of_user on applications (user_id, submitted_at desc);
create index applications_by_time on applications (organization_id, submitted_at desc, id desc);
create index applications_by_status on applications (organization_id, status, submitted_at desc, id desc);
create index applications_by_listing on applications (organization_id, listing_id, submitted_at desc, id desc);
create index applications_by_changer on applications (changed_by);

-- What happened to each application, in order: its history for both sides. Rows are only ever added.
create table application_steps (
  organization_id uuid not null,
  id uuid not null default uuidv7(),
  application_id uuid not null,
  at timestamptz(3) not null,
  actor_id uuid references users on delete set null,
  -- `submitted`, `withdrawn`, `decided` or `undone`.
  step text not null check (step in ('submitted', 'withdrawn', 'decided', 'undone')),
  decision text,
  status text not null,
  -- The status before, for an undo.
  status_before text,
  -- The decision that this step takes back.
  undoes uuid,
  message text not null default '' check (char_length(message) <= 5000),
  -- For colleagues. The applicant never gets them.
  notes text not null default '' check (char_length(notes) <= 5000),
  primary key (organization_id, id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index application_steps_of_application on application_steps (organization_id, application_id, id);
create unique index application_steps_undo_once on application_steps (organization_id, undoes) where undoes is not null;
create index application_steps_by_actor on application_steps (actor_id);
revoke update, delete on application_steps from vetsync_app;

-- Which colleague looked at what a person had sent. The person can see it.
create table access_records (
  user_id uuid not null references users on delete cascade,
  id uuid not null default uuidv7(),
  organization_id uuid not null references organizations on delete cascade,
  application_id uuid not null,
  actor_id uuid references users on delete set null,
  at timestamptz(3) not null,
  primary key (user_id, id)
);
create index access_records_of_organization on access_records (organization_id);
create index access_records_by_actor on access_records (actor_id);
revoke update, delete on access_records from vetsync_app;

alter table applications enable row level security;
alter table applications force row level security;
create policy seen on applications for select using (organization_id = scope_organization() or user_id = scope_user());
create policy added on applications for insert
  with check (organization_id = scope_organization() and user_id = scope_user());
create policy changed on applications for update using (organization_id = scope_organization() or user_id = scope_user());

alter table application_steps enable row level security;
alter table application_steps force row level security;
create policy seen on application_steps for select using (
  organization_id = scope_organization()
  or application_id in (select id from applications where user_id = scope_user())
);
create policy added on application_steps for insert with check (
  organization_id = scope_organization()
  or application_id in (select id from applications where user_id = scope_user())
);

alter table access_records enable row level security;
alter table access_records force row level security;
create policy seen on access_records for select using (user_id = scope_user() or organization_id = scope_organization());
create policy added on access_records for insert with check (organization_id = scope_organization());
