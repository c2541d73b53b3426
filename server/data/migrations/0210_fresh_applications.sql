-- Applications that nobody has decided on, by listing: figure `fresh`. See docs/decisions/210-one-list-of-listings.md.
lock table applications in share row exclusive mode;
create or replace function application_figures(
  listing_id uuid, status text, submitted_at timestamptz, reached smallint, first_decided_at timestamptz
) returns table (figure text, part text, count bigint) language sql immutable parallel safe as $$
  select 'status', status, 1::bigint
  union all select 'listing', listing_id::text, 1
  union all select 'fresh', listing_id::text, 1 where status in ('submitted', 'enrolled')
  union all select 'taken', listing_id::text, 1 where status in ('hired', 'accepted', 'active')
  union all select 'received', utc_day(submitted_at), 1
  union all select 'reached' || stage, utc_day(submitted_at), 1 from generate_series(1, reached) stage
  union all select 'decided', utc_day(first_decided_at), 1 where first_decided_at is not null
  union all select 'waited', utc_day(first_decided_at),
    greatest(0, extract(epoch from first_decided_at - submitted_at) / 60)::bigint
    where first_decided_at is not null
$$;
-- Their owner sees and writes them for as long as this takes.
alter table applications no force row level security;
alter table application_counts no force row level security;
insert into application_counts (organization_id, figure, part, count)
select organization_id, 'fresh', listing_id::text, count(*) from applications
where status in ('submitted', 'enrolled') group by 1, 3;
alter table applications force row level security;
alter table application_counts force row level security;
