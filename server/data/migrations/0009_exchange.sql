-- What people do on the platform. See docs/decisions/060-exchange.md.

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
  -- What it takes up, so that the size of a list is known without its items.
  bytes integer not null generated always as (octet_length(item::text)) stored,
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
  -- What became of a common application at each school, so that a repeated command has the same answer.
  results jsonb,
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
  -- What the staff of an organization are notified of: a fact that somebody else caused.
  notifies boolean not null default false,
  -- Whom an organization's fact is about: it goes with their account.
  about_id uuid references users on delete cascade,
  check (num_nonnulls(user_id, organization_id) = 1),
  check ((version is null) = (user_id is null)),
  check (user_id is null or about_id is null),
  -- At most the body of a command, and the names and titles that come with it. The feed sends it to every open page, and
  -- keeps it for 30 days.
  check (octet_length(payload::text) <= 80 * 1024)
);
create unique index facts_of_user on facts (user_id, era, tx, id) where user_id is not null;
create unique index facts_of_organization on facts (organization_id, era, tx, id) where organization_id is not null;
create index facts_by_position on facts (era, tx, id);
create index facts_by_command on facts (command_id);
create index facts_by_actor on facts (actor_id);
create index facts_by_time on facts (at);
create index facts_that_notify on facts (organization_id, at desc, id desc) where notifies;
create index facts_of_assignee on facts ((payload #>> '{assignee,id}')) where kind = 'applicationAssigned';
create index facts_by_person on facts (about_id) where about_id is not null;

-- An account that is deleted leaves no name in cases either.
create index facts_of_case_owner on facts ((payload #>> '{case,owner,id}'))
  where payload #>> '{case,owner,id}' is not null;
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

-- Each account has a world from its first day, so that a command only has to lock it. Anybody may begin an empty one: it is
-- of an account that exists, and the only one of that account. Its first fact may be of any time.
create policy begun on worlds for insert with check (version = 0);

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
  user_id = scope_user() or (organization_id = scope_organization() and about_id is distinct from scope_colleague())
  or scope_feed() or scope_maintenance()
);
create policy added on facts for insert with check (user_id = scope_user() or organization_id = scope_organization());
create policy expired on facts for delete using (scope_maintenance());

-- Which notifications a colleague has read besides.
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

-- When what people noted, and offers that wait for their answer, remind them. Each row goes with its reminder, so none comes
-- twice.
create table reminders (
  user_id uuid not null references worlds on delete cascade,
  item_id text not null check (char_length(item_id) between 1 and 200),
  due_at timestamptz(3) not null,
  -- What of theirs it is about. An appointment and an event may have the same id.
  kind text not null check (kind in ('appointment', 'event', 'answer', 'answerSoon')),
  primary key (user_id, kind, item_id)
);
create index reminders_by_time on reminders (due_at);

alter table reminders enable row level security;
alter table reminders force row level security;
create policy own on reminders using (user_id = scope_user());

-- The background finds what is due. It reads and changes nothing of a person without their scope.
create policy due on reminders for select using (scope_maintenance());

create function begin_world() returns trigger language plpgsql as $$
begin
  insert into worlds (user_id, last_at) values (new.id, 'epoch');
  return null;
end $$;
create trigger begin_world after insert on users for each row execute function begin_world();

-- Where the facts of this transaction will be in the live feed, if they come right after a position, whatever is committed
-- later: the first fact after it is one of them, and no earlier transaction is still open. No row otherwise. It says
-- nothing about the facts of others, which it may see.
create function facts_follow(after_era smallint, after_tx xid8, after_id uuid) returns table (era smallint, tx xid8)
  language plpgsql stable as $$
declare
  feed text := coalesce(current_setting('vetsync.feed', true), '');
begin
  perform set_config('vetsync.feed', 'on', true);
  return query
    select first.era, first.tx
    from (
      select f.era, f.tx from facts f
      where (f.era, f.tx, f.id) > (after_era, after_tx, after_id)
      order by f.era, f.tx, f.id limit 1
    ) first
    where first.tx = pg_current_xact_id() and first.tx = pg_snapshot_xmin(pg_current_snapshot());
  perform set_config('vetsync.feed', feed, true);
end $$;
