-- Substring search over leads. Part of PostgreSQL's contrib, trusted since version 13: no superuser needed.
create extension if not exists pg_trgm;

-- Transaction ids order only what was written in one cluster. Each cluster (or recovery of it) in which the database
-- has lived is an era; a server notes it when it finds itself in a new one.
-- See docs/decisions/010-feed-position.md.
create table lead_eras (
  era smallint primary key generated always as identity,
  system_identifier bigint not null,
  timeline integer not null
);
insert into lead_eras (system_identifier, timeline)
  select s.system_identifier, c.timeline_id from pg_control_system() s, pg_control_checkpoint() c;

-- Platform spec, sections 3 and 7. The limits are those of machines/model/lead.ts.
-- created_at holds milliseconds, which every driver can carry, so that cursors are exact.
create table leads (
  id uuid primary key default uuidv7(),
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) <= 255),
  veteran_status text check (char_length(veteran_status) <= 50),
  organization text check (char_length(organization) <= 100),
  interest text check (char_length(interest) <= 500),
  source text check (char_length(source) <= 50),
  created_at timestamptz(3) not null default now(),
  idempotency_key text unique check (char_length(idempotency_key) <= 200),
  -- With the id: the position in the feed.
  era smallint not null default 1,
  tx xid8 not null default pg_current_xact_id()
);
create index leads_by_time on leads (created_at, id);
create index leads_by_veteran on leads ((coalesce(veteran_status = 'veteran', false)), created_at, id);
create index leads_by_source on leads (source, created_at, id);
create index leads_by_position on leads (era, tx, id);

create table custom_solution_leads (
  id uuid primary key default uuidv7(),
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) <= 255),
  organization text not null check (char_length(organization) between 1 and 100),
  use_case text check (char_length(use_case) <= 500),
  requirements text check (char_length(requirements) <= 4000),
  timeline text,
  budget_range text,
  created_at timestamptz(3) not null default now(),
  idempotency_key text unique check (char_length(idempotency_key) <= 200)
);
create index custom_solution_leads_by_time on custom_solution_leads (created_at, id);
