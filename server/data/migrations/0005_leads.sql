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

-- Platform spec, sections 3 and 7. The limits are those of machines/leads/model/lead.ts.
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

-- Whatever is stored of somebody without an account of their own is found, and deleted, by their address.
create index leads_by_email on leads (lower(email));

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
  idempotency_key text unique check (char_length(idempotency_key) <= 200),
  -- How far it has come, and who last said so. The statuses are those of machines/leads/model/solutionRequest.ts.
  status text not null default 'new' check (status in ('new', 'in_progress', 'answered', 'closed')),
  status_changed_at timestamptz(3),
  status_changed_by uuid references users on delete set null,
  -- Counts the changes, so that nobody overwrites one that they have not seen.
  version integer not null default 1
);
create index custom_solution_leads_by_time on custom_solution_leads (created_at, id);
create index custom_solution_leads_by_status on custom_solution_leads (status, created_at, id);
create index custom_solution_leads_by_changer on custom_solution_leads (status_changed_by)
  where status_changed_by is not null;
create index custom_solution_leads_by_email on custom_solution_leads (lower(email));

-- What is derived from the leads in the background, off the path of an insert. A digest holds exactly the leads up to
-- its mark, of which none can appear any more; readers add the rest. See docs/decisions/011-lead-digests.md.
create table lead_marks (
  digest text primary key check (digest in ('counts', 'texts')),
  era smallint not null,
  tx xid8 not null,
  -- It may stop in the middle of a transaction's leads, so that the transaction that takes them up stays short however many
  -- leads an import added at once.
  id uuid not null
);
insert into lead_marks values
  ('counts', 1, '0', 'ffffffff-ffff-ffff-ffff-ffffffffffff'), ('texts', 1, '0', 'ffffffff-ffff-ffff-ffff-ffffffffffff');

-- The leads that a digest does not hold yet. A function with a plan of its own, as the planner takes what comes after an
-- unknown mark for a third of the table.
create function leads_beyond(which text) returns setof leads
  language sql stable rows 1000 set enable_seqscan = off
  as $$
  select * from leads where (era, tx, id) > (select era, tx, id from lead_marks where digest = which)
$$;

-- Everything that is counted of a lead.
create function lead_facts(l leads) returns table (kind text, value text)
  language sql immutable as $$
  select fact.kind, fact.value
  from (values
    ('total', null, true),
    ('veterans', null, l.veteran_status = 'veteran'),
    ('organizations', null, l.organization ~ '\S'),
    ('source', l.source, true),
    ('status', l.veteran_status, true)
  ) as fact (kind, value, counts)
  where fact.counts
$$;

create table lead_counts (
  kind text not null,
  day date not null,
  value text,
  count bigint not null,
  unique nulls not distinct (kind, day, value)
);

-- What search looks into: name, e-mail and organisation.
create function lead_text(name text, email text, organization text) returns text
  language sql immutable parallel safe
  return fold_text(name || E'\n' || email || E'\n' || coalesce(organization, ''));

create table lead_texts (
  id uuid primary key,
  text text not null
);

-- The digest merges pending entries into the index itself, outside of a transaction that would hold back the feed.
create index lead_texts_by_piece on lead_texts using gin (text_pieces(text))
  with (fastupdate = on, gin_pending_list_limit = 65536);

-- Leads are only ever added by the product. Where an operator corrects or deletes some, the digests follow; the marks
-- stay where they are meanwhile.
create function recount_lead_days(days date[]) returns void language plpgsql as $$
declare
  mark lead_marks;
begin
  select * into strict mark from lead_marks where digest = 'counts';
  delete from lead_counts where day = any (days);
  insert into lead_counts (kind, day, value, count)
    select f.kind, (l.created_at at time zone 'UTC')::date, f.value, count(*)
    from leads l cross join lateral lead_facts(l) f
    where (l.created_at at time zone 'UTC')::date = any (days) and (l.era, l.tx, l.id) <= (mark.era, mark.tx, mark.id)
      and l.created_at >= (select min(d) from unnest(days) d)::timestamp at time zone 'UTC'
      and l.created_at < ((select max(d) from unnest(days) d) + 1)::timestamp at time zone 'UTC'
    group by 1, 2, 3;
end $$;

create function forget_leads() returns trigger language plpgsql as $$
declare
  mark lead_marks;
begin
  if not exists (select from gone) then
    return null;
  end if;
  perform from lead_marks order by digest for update;
  delete from lead_texts where id in (select id from gone);
  select * into strict mark from lead_marks where digest = 'counts';
  insert into lead_counts as known (kind, day, value, count)
    select f.kind, (l.created_at at time zone 'UTC')::date, f.value, -count(*)
    from gone l cross join lateral lead_facts(l) f
    where (l.era, l.tx, l.id) <= (mark.era, mark.tx, mark.id) group by 1, 2, 3
    on conflict (kind, day, value) do update set count = known.count + excluded.count;
  -- In two, as only so each looks its rows up in the index.
  delete from lead_counts c
    using (select f.kind, (l.created_at at time zone 'UTC')::date as day, f.value
      from gone l cross join lateral lead_facts(l) f where f.value is not null) g
    where c.kind = g.kind and c.day = g.day and c.value = g.value and c.count = 0;
  delete from lead_counts c
    using (select f.kind, (l.created_at at time zone 'UTC')::date as day
      from gone l cross join lateral lead_facts(l) f where f.value is null) g
    where c.kind = g.kind and c.day = g.day and c.value is null and c.count = 0;
  return null;
end $$;
create trigger leads_deleted after delete on leads referencing old table as gone
  for each statement execute function forget_leads();

create function correct_leads() returns trigger language plpgsql as $$
begin
  perform from lead_marks order by digest for update;
  update lead_texts t set text = lead_text(n.name, n.email, n.organization) from now_are n where t.id = n.id;
  perform recount_lead_days(array(
    select (created_at at time zone 'UTC')::date from gone
    union select (created_at at time zone 'UTC')::date from now_are));
  return null;
end $$;
create trigger leads_corrected after update on leads referencing old table as gone new table as now_are
  for each statement execute function correct_leads();
revoke insert, update, delete on lead_eras from vetsync_app;

-- Only the owner of an index may merge its pending entries.
create function merge_lead_texts() returns bigint
  language sql security definer set search_path = pg_catalog, public
  return gin_clean_pending_list('public.lead_texts_by_piece');
revoke execute on function merge_lead_texts() from public;
grant execute on function merge_lead_texts() to vetsync_app;
