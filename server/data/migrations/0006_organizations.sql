-- Organizations and their staff. The lists and limits are those of machines/organizations/model.
create table organizations (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('employer', 'university', 'hospital', 'nonprofit')),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  status text not null default 'pending' check (status in ('pending', 'approved', 'declined', 'suspended')),
  name text not null check (char_length(name) between 2 and 100),
  -- Look-alike names have the same one.
  name_skeleton text not null check (name_skeleton <> ''),
  website text not null default '' check (char_length(website) <= 255),
  about text not null default '' check (char_length(about) <= 4000),
  contact_email text not null default '' check (char_length(contact_email) <= 255),
  phone text not null default '' check (char_length(phone) <= 30),
  location text not null default '' check (char_length(location) <= 100),
  zip text not null default '' check (zip ~ '^(\d{5})?$'),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- Counts the changes, so that nobody overwrites one that they have not seen.
  version integer not null default 1,
  -- An administrator's last decision.
  decision text check (decision in ('approved', 'declined', 'suspended')),
  reason text not null default '' check (char_length(reason) <= 1000),
  decided_at timestamptz(3),
  -- Whether all its published listings are shown. An approval shows the newest ones; the rest follows.
  shows_all boolean not null default true,
  -- Since when it has ended. It is suspended until its applicants know, and then deleted.
  ended_at timestamptz(3),
  -- Whether its applicants know of its status.
  applicants_told boolean not null default true,
  check ((decision is null) = (decided_at is null)),
  check (status = 'pending' or status = decision),
  check (ended_at is null or status = 'suspended')
);

-- A name belongs to who was approved with it. Until then it can be requested by several.
create unique index organizations_by_approved_name on organizations (name_skeleton)
  where status in ('approved', 'suspended');
create index organizations_by_status on organizations (status, created_at, id);
create index organizations_to_tell on organizations (id) where not applicants_told;
create index organizations_showing on organizations (id) where not shows_all;

create table organization_members (
  organization_id uuid not null references organizations on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'manager', 'reviewer', 'viewer')),
  joined_at timestamptz(3) not null,
  -- Up to when they have read all notifications.
  notifications_read_at timestamptz(3),
  primary key (organization_id, user_id)
);
create index organization_members_of_user on organization_members (user_id);

create table organization_invitations (
  id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations on delete cascade,
  email text not null check (email = lower(email) and char_length(email) <= 255),
  role text not null check (role in ('owner', 'manager', 'reviewer', 'viewer')),
  -- SHA-256 of the mailed token in hex. Null until the mail is written.
  token_hash text unique,
  invited_by uuid references users on delete set null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  -- By the staff, or by the invited person, who declined.
  withdrawn_at timestamptz(3),
  check (accepted_at is null or withdrawn_at is null)
);
create unique index organization_invitations_open on organization_invitations (organization_id, email)
  where accepted_at is null and withdrawn_at is null;
create index organization_invitations_by_email on organization_invitations (email);
create index organization_invitations_by_inviter on organization_invitations (invited_by);
create index organization_invitations_by_expiry on organization_invitations (expires_at);

-- Who did what to an organization and its staff. Rows are only ever added. `details` holds roles and statuses, never
-- names or addresses.
create table security_events (
  id uuid primary key default uuidv7(),
  at timestamptz(3) not null,
  kind text not null,
  organization_id uuid references organizations on delete set null,
  actor_id uuid references users on delete set null,
  subject_id uuid references users on delete set null,
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object')
);
create index security_events_of_organization on security_events (organization_id, id);
create index security_events_of_actor on security_events (actor_id);
create index security_events_of_subject on security_events (subject_id);
revoke update, delete on security_events from vetsync_app;

-- An organization keeps an owner. Who removes or demotes one locks the organization first, so of two owners who do it
-- to each other one comes second, and sees what the other has done.
create function keep_last_owner() returns trigger language plpgsql as $$
begin
  perform from organizations where id = old.organization_id and ended_at is null for no key update;
  -- An organization that is being deleted takes its owners along.
  if found and not exists (
    select from organization_members
    where organization_id = old.organization_id and role = 'owner' and user_id <> old.user_id
  ) then
    raise exception 'last owner' using errcode = 'VB003';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger owners_leave before delete on organization_members
  for each row when (old.role = 'owner') execute function keep_last_owner();
create trigger owners_are_demoted before update on organization_members
  for each row when (old.role = 'owner' and (new.role <> 'owner' or new.organization_id <> old.organization_id
    or new.user_id <> old.user_id))
  execute function keep_last_owner();

alter table organizations enable row level security;
alter table organizations force row level security;
create policy seen on organizations for select using (
  status = 'approved' or id = scope_organization() or scope_administration()
  or id in (select organization_id from organization_members where user_id = scope_user())
  or id in (select organization_id from organization_invitations where email = scope_email())
);
create policy added on organizations for insert with check (id = scope_organization());
create policy changed on organizations for update
  using (id = scope_organization() or scope_administration() or scope_maintenance());
create policy removed on organizations for delete using (id = scope_organization());

alter table organization_members enable row level security;
alter table organization_members force row level security;
create policy seen on organization_members for select
  using (organization_id = scope_organization() or user_id = scope_user() or scope_administration());
create policy added on organization_members for insert with check (organization_id = scope_organization());
create policy changed on organization_members for update using (organization_id = scope_organization());
create policy removed on organization_members for delete using (organization_id = scope_organization());

alter table organization_invitations enable row level security;
alter table organization_invitations force row level security;
create policy seen on organization_invitations for select using (
  organization_id = scope_organization() or email = scope_email() or token_hash = scope_invitation()
  or scope_maintenance()
);
create policy added on organization_invitations for insert with check (organization_id = scope_organization());
create policy changed on organization_invitations for update
  using (organization_id = scope_organization() or email = scope_email() or scope_maintenance());
create policy removed on organization_invitations for delete using (email = scope_email() or scope_maintenance());

alter table security_events enable row level security;
alter table security_events force row level security;
create policy seen on security_events for select using (
  organization_id = scope_organization() or actor_id = scope_user() or subject_id = scope_user()
  or scope_administration()
);
create policy added on security_events for insert
  with check (organization_id = scope_organization() or scope_administration());

-- The calls that added organizations, by the key that their client chose. A repeated call adds nothing.
create table organization_requests (
  user_id uuid not null references users on delete cascade,
  idempotency_key text not null check (char_length(idempotency_key) <= 200),
  -- SHA-256 of the content in hex, to tell a repeated call from another one with the same key.
  content_hash text not null,
  -- Stored before the organization itself, so that of two calls at once the second waits for the first.
  organization_id uuid not null references organizations on delete cascade deferrable initially deferred,
  primary key (user_id, idempotency_key)
);
create index organization_requests_of_organization on organization_requests (organization_id);

alter table organization_requests enable row level security;
alter table organization_requests force row level security;
create policy seen on organization_requests for select using (user_id = scope_user());
create policy added on organization_requests for insert with check (user_id = scope_user());

-- The streams of who no longer works for an organization, or of all who work for one that was suspended, end at once, as
-- those of ended sessions do.
create function end_member_streams() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', old.user_id::text);
  return null;
end $$;
create trigger members_leave after delete on organization_members for each row execute function end_member_streams();

create function end_organization_streams() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', user_id::text) from organization_members where organization_id = new.id;
  return null;
end $$;
create trigger organizations_are_suspended after update of status on organizations
  for each row when (new.status = 'suspended') execute function end_organization_streams();

-- Background work tells the applicants, and deletes what has ended.
create policy told on organizations for select using (scope_maintenance());
create policy ended on organizations for delete using (scope_maintenance() and ended_at is not null);
create policy followed on organizations for select using (scope_feed());

-- A clock that was ahead left marks of what was read in the future, so that everything until then counted as read. The
-- housekeeping corrects those of members. A conversation is read at most to its last message.
create policy swept on organization_members for select using (scope_maintenance());
create policy corrected on organization_members for update using (scope_maintenance());
create policy followed on organization_members for select using (scope_feed());
