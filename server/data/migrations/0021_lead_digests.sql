-- What is derived from the leads in the background, off the path of an insert. A digest holds exactly the leads up to
-- its mark, of which none can appear any more; readers add the rest. See docs/decisions/011-lead-digests.md.
create table lead_marks (
  digest text primary key check (digest in ('counts', 'texts')),
  era smallint not null,
  tx xid8 not null
);
insert into lead_marks values ('counts', 1, '0'), ('texts', 1, '0');

-- The leads that a digest does not hold yet. A function with a plan of its own, as the planner takes what comes after an
-- unknown mark for a third of the table.
create function leads_beyond(which text) returns setof leads
  language sql stable rows 1000 set enable_seqscan = off
  as $$
  select * from leads where (era, tx) > (select era, tx from lead_marks where digest = which)
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
  return lower(name || E'\n' || email || E'\n' || coalesce(organization, ''));

create table lead_texts (
  id uuid primary key,
  text text not null
);
create index lead_texts_by_trigram on lead_texts using gin (text gin_trgm_ops);

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
    where (l.created_at at time zone 'UTC')::date = any (days) and (l.era, l.tx) <= (mark.era, mark.tx)
      and l.created_at >= (select min(d) from unnest(days) d)::timestamp at time zone 'UTC'
      and l.created_at < ((select max(d) from unnest(days) d) + 1)::timestamp at time zone 'UTC'
    group by 1, 2, 3;
end $$;

create function forget_leads() returns trigger language plpgsql as $$
begin
  perform from lead_marks order by digest for update;
  delete from lead_texts where id in (select id from gone);
  perform recount_lead_days(array(select distinct (created_at at time zone 'UTC')::date from gone));
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
