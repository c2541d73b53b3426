-- What people do on the platform. See docs/decisions/060-exchange.md.

-- The server's live feed reads the facts of everybody, and who still may follow them.
create function scope_feed() returns boolean language sql stable parallel safe
  return coalesce(current_setting('vetsync.feed', true) = 'on', false);
create policy followed on organizations for select using (scope_feed());
create policy followed on organization_members for select using (scope_feed());

-- What a person's screens share. Its row is locked by each command, so a person's commands come one after the other.
create table worlds (
  user_id uuid primary key references users on delete cascade,
  -- Counts the facts.
  version bigint not null default 0,
  -- Time of the last fact. Each is later than the one before.
  last_at timestamptz(3) not null
);
create table world_items (
  user_id uuid not null references worlds on delete cascade,
  -- As in machines/model/world: `savedPrograms`.
  list text not null check (char_length(list) between 1 and 40),
  id text not null check (char_length(id) between 1 and 200),
  -- The order in the list, with gaps.
  ordinal integer not null,
  item jsonb not null check (jsonb_typeof(item) = 'object'),
  primary key (user_id, list, id)
);

-- Commands that were carried out, so that a repeated one has no further effect.
create table commands (
  user_id uuid not null references users on delete cascade,
  -- Made by the client.
  id uuid not null,
  -- SHA-256 of what was asked.
  digest bytea not null,
  at timestamptz(3) not null,
  primary key (user_id, id)
);
create index commands_by_time on commands (at);

-- What happened, once for each side that it concerns: what an organization may know differs from what a person may know.
-- Rows are never changed. `era`, `tx` and `id` are the position in the feed, see docs/decisions/010-feed-position.md.
create table facts (
  id uuid not null,
  user_id uuid references users on delete cascade,
  organization_id uuid references organizations on delete cascade,
  era smallint not null default 1,
  tx xid8 not null default pg_current_xact_id(),
  kind text not null check (char_length(kind) between 1 and 60),
  subject text not null check (char_length(subject) <= 200),
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  at timestamptz(3) not null,
  actor_id uuid references users on delete set null,
  command_id uuid not null,
  version bigint,
  check (num_nonnulls(user_id, organization_id) = 1),
  check ((version is null) = (user_id is null))
);
create unique index facts_of_user on facts (user_id, era, tx, id) where user_id is not null;
create unique index facts_of_organization on facts (organization_id, era, tx, id) where organization_id is not null;
create index facts_by_position on facts (era, tx, id);
create index facts_by_command on facts (command_id);
create index facts_by_actor on facts (actor_id);
create index facts_by_time on facts (at);
do $$
begin
  execute format('alter table facts alter column era set default %s', (select max(era) from lead_eras));
end $$;
revoke update on facts from vetsync_app;

-- Where the facts begin, once old ones were deleted: a stream from an earlier position has to start over.
create table fact_retention (
  id boolean primary key default true check (id),
  era smallint not null,
  tx xid8 not null,
  fact_id uuid not null
);

alter table worlds enable row level security;
alter table worlds force row level security;
create policy own on worlds using (user_id = scope_user());

alter table world_items enable row level security;
alter table world_items force row level security;
create policy own on world_items using (user_id = scope_user());

alter table commands enable row level security;
alter table commands force row level security;
create policy own on commands using (user_id = scope_user());
create policy expired on commands for delete using (scope_maintenance());
create policy expiring on commands for select using (scope_maintenance());

alter table facts enable row level security;
alter table facts force row level security;
create policy seen on facts for select using (
  user_id = scope_user() or organization_id = scope_organization() or scope_feed() or scope_maintenance()
);
create policy added on facts for insert with check (user_id = scope_user() or organization_id = scope_organization());
create policy expired on facts for delete using (scope_maintenance());
