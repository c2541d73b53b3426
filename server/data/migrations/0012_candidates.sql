-- People who let organizations find them, with what they show. `id` is what organizations know of them: it says nothing about
-- when somebody joined first.
create table candidates (
  user_id uuid primary key references users on delete cascade,
  id uuid not null unique default gen_random_uuid(),
  headline text not null check (char_length(headline) <= 200),
  -- The parts of the profile that they show, as they were when they joined. Neither name nor address.
  shown jsonb not null check (jsonb_typeof(shown) = 'object'),
  search_text text not null,
  joined_at timestamptz(3) not null,
  -- Since when nobody finds them.
  left_at timestamptz(3)
);
create index candidates_by_time on candidates (joined_at desc, id desc) where left_at is null;

-- What organizations ask candidates. They learn who it is only from an accepted one.
create table contact_requests (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null unique,
  user_id uuid not null references users on delete cascade,
  candidate_id uuid not null,
  actor_id uuid references users on delete set null,
  text text not null check (char_length(text) between 1 and 1000),
  at timestamptz(3) not null,
  status text not null default 'open' check (status in ('open', 'accepted', 'declined')),
  -- The person's name, as it was when they accepted.
  person_name text check (char_length(person_name) <= 200),
  -- When the person answered.
  answered_at timestamptz(3),
  primary key (organization_id, id),
  -- An organization asks a person once.
  unique (organization_id, user_id)
);
create index contact_requests_of_user on contact_requests (user_id, at desc);
create index contact_requests_by_actor on contact_requests (actor_id);
create index contact_requests_accepted on contact_requests (organization_id, answered_at desc)
  where status = 'accepted' and answered_at is not null;

-- Reports of conversations and messages, with what was written as it was then.
create table reports (
  id uuid primary key,
  -- Null if the account of who reports no longer exists.
  reporter_id uuid references users on delete set null,
  side text not null check (side in ('person', 'organization')),
  organization_id uuid not null references organizations on delete cascade,
  -- The person of the conversation, with whose account the evidence goes.
  user_id uuid not null references users on delete cascade,
  thread_id uuid not null,
  message_id uuid,
  reason text not null check (reason in ('spam', 'scam', 'harassment', 'hate', 'privacy', 'other')),
  note text not null check (char_length(note) <= 1000),
  evidence jsonb not null check (jsonb_typeof(evidence) = 'array'),
  at timestamptz(3) not null,
  status text not null default 'open' check (status in ('open', 'dismissed', 'acted')),
  decided_by uuid references users on delete set null,
  decided_at timestamptz(3),
  decision_reason text not null default '' check (char_length(decision_reason) <= 2000),
  check ((status = 'open') = (decided_at is null))
);
create index reports_by_status on reports (status, at, id);
create index reports_of_reporter on reports (reporter_id);
create index reports_of_user on reports (user_id);
create index reports_of_organization on reports (organization_id);
create index reports_by_decider on reports (decided_by);
revoke delete on reports from vetsync_app;

alter table candidates enable row level security;
alter table candidates force row level security;
create policy own on candidates using (user_id = scope_user());
create policy found on candidates for select using (left_at is null and scope_organization() is not null);

alter table contact_requests enable row level security;
alter table contact_requests force row level security;
create policy seen on contact_requests for select
  using (organization_id = scope_organization() or user_id = scope_user());
create policy added on contact_requests for insert
  with check (organization_id = scope_organization() and user_id = scope_user());
create policy answered on contact_requests for update using (user_id = scope_user());
create policy told on contact_requests for select using (scope_maintenance());

-- Neither the organization nor the other side sees who reports.
alter table reports enable row level security;
alter table reports force row level security;
create policy seen on reports for select using (reporter_id = scope_user() or scope_administration());
create policy added on reports for insert with check (reporter_id = scope_user());
create policy decided on reports for update using (scope_administration());
