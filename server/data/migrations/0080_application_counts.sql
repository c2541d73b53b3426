-- Figures of an organization's applications that take as long with a million of them as with a thousand. See
-- docs/decisions/070-counted-applications.md.
alter table applications
  -- How far it has come, as in machines/model/exchange/stages.ts. It stays when an application is rejected or withdrawn.
  add column reached smallint not null default 0 check (reached between 0 and 3),
  -- The first decision that was not taken back.
  add column first_decided_at timestamptz(3);

-- Sums by figure and part: `status` by status; `listing` and `taken` by listing; `received`, `reached1` to `reached3` by
-- the day on which an application was sent; `decided` and `waited` (minutes) by the day of its first decision.
create table application_counts (
  organization_id uuid not null references organizations on delete cascade,
  figure text collate "C" not null,
  part text collate "C" not null,
  count bigint not null,
  primary key (organization_id, figure, part)
);
create index application_counts_by_listing on application_counts (organization_id, count desc, part)
  where figure = 'listing';

-- What was not added to the sums yet. Adding to them at once would make applications wait for each other.
create table application_count_changes (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null default uuidv7(),
  figure text collate "C" not null,
  part text collate "C" not null,
  count bigint not null,
  primary key (organization_id, id)
);

create function utc_day(at timestamptz) returns text language sql immutable strict parallel safe
  return to_char(at at time zone 'UTC', 'YYYY-MM-DD');

-- What an application counts for.
create function application_figures(
  listing_id uuid, status text, submitted_at timestamptz, reached smallint, first_decided_at timestamptz
) returns table (figure text, part text, count bigint) language sql immutable parallel safe as $$
  select 'status', status, 1::bigint
  union all select 'listing', listing_id::text, 1
  union all select 'taken', listing_id::text, 1 where status in ('hired', 'accepted', 'active')
  union all select 'received', utc_day(submitted_at), 1
  union all select 'reached' || stage, utc_day(submitted_at), 1 from generate_series(1, reached) stage
  union all select 'decided', utc_day(first_decided_at), 1 where first_decided_at is not null
  union all select 'waited', utc_day(first_decided_at),
    greatest(0, extract(epoch from first_decided_at - submitted_at) / 60)::bigint
    where first_decided_at is not null
$$;

-- Only these triggers add changes.
create function count_added_applications() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into application_count_changes (organization_id, figure, part, count)
  select a.organization_id, f.figure, f.part, sum(f.count)
  from added a
    cross join lateral application_figures(a.listing_id, a.status, a.submitted_at, a.reached, a.first_decided_at) f
  group by 1, 2, 3;
  return null;
end $$;
create function count_changed_applications() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into application_count_changes (organization_id, figure, part, count)
  select organization_id, figure, part, sum(count) from (
    select a.organization_id, f.* from added a
      cross join lateral application_figures(a.listing_id, a.status, a.submitted_at, a.reached, a.first_decided_at) f
    union all
    select r.organization_id, f.figure, f.part, -f.count from removed r
      cross join lateral application_figures(r.listing_id, r.status, r.submitted_at, r.reached, r.first_decided_at) f
  ) changes
  group by 1, 2, 3 having sum(count) <> 0;
  return null;
end $$;
create function count_removed_applications() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  feed text := coalesce(current_setting('vetsync.feed', true), '');
begin
  -- An organization that is being deleted counts nothing any more, so this looks for it, whatever the scope.
  perform set_config('vetsync.feed', 'on', true);
  insert into application_count_changes (organization_id, figure, part, count)
  select r.organization_id, f.figure, f.part, -sum(f.count)
  from removed r join organizations o on o.id = r.organization_id
    cross join lateral application_figures(r.listing_id, r.status, r.submitted_at, r.reached, r.first_decided_at) f
  group by 1, 2, 3;
  perform set_config('vetsync.feed', feed, true);
  return null;
end $$;
create trigger applications_are_counted after insert on applications referencing new table as added
  for each statement execute function count_added_applications();
create trigger changed_applications_are_counted after update on applications
  referencing new table as added old table as removed
  for each statement execute function count_changed_applications();
create trigger removed_applications_are_counted after delete on applications referencing old table as removed
  for each statement execute function count_removed_applications();

-- Those that are there already. Their owner sees them for as long as this takes.
alter table applications no force row level security;
alter table application_steps no force row level security;
update applications a set reached = coalesce(s.reached, 0), first_decided_at = s.first_decided_at
from (
  select d.organization_id, d.application_id, min(d.at) as first_decided_at, max(case d.status
      when 'interview' then 1 when 'interview_scheduled' then 1 when 'offered' then 2
      when 'hired' then 3 when 'accepted' then 3 when 'active' then 3 else 0 end) as reached
  from application_steps d
  where d.step = 'decided' and not exists (
    select from application_steps u where u.organization_id = d.organization_id and u.undoes = d.id
  )
  group by 1, 2
) s
where s.organization_id = a.organization_id and s.application_id = a.id;
-- The update was counted as a change of what is counted here as a whole.
delete from application_count_changes;
insert into application_counts (organization_id, figure, part, count)
select a.organization_id, f.figure, f.part, sum(f.count)
from applications a
  cross join lateral application_figures(a.listing_id, a.status, a.submitted_at, a.reached, a.first_decided_at) f
group by 1, 2, 3;
alter table applications force row level security;
alter table application_steps force row level security;

revoke insert, update on application_count_changes from vetsync_app;
-- Who adds them up must lock them, which takes this privilege. The policy below lets nobody change one.
grant update (id) on application_count_changes to vetsync_app;
revoke delete on application_counts from vetsync_app;

alter table application_counts enable row level security;
alter table application_counts force row level security;
create policy seen on application_counts for select
  using (organization_id = scope_organization() or scope_maintenance());
create policy added on application_counts for insert with check (scope_maintenance());
create policy changed on application_counts for update using (scope_maintenance());

alter table application_count_changes enable row level security;
alter table application_count_changes force row level security;
create policy seen on application_count_changes for select
  using (organization_id = scope_organization() or scope_maintenance());
create policy added on application_count_changes for insert with check (true);
create policy locked on application_count_changes for update using (scope_maintenance()) with check (false);
create policy removed on application_count_changes for delete using (scope_maintenance());

-- What waits for the staff, found without reading the rest. A column of its own, because only an index of it has this
-- order, whatever the planner expects.
alter table threads add column unread_at timestamptz(3) generated always as (
  case when organization_read_at is null or organization_read_at < last_at then last_at end
) stored;
create index threads_unread on threads (organization_id, unread_at, id) where unread_at is not null;
create index listings_by_end on listings (organization_id, ends_at, id)
  where status = 'published' and ends_at is not null;
-- When a person answered a contact request.
alter table contact_requests add column answered_at timestamptz(3);
create index contact_requests_accepted on contact_requests (organization_id, answered_at desc)
  where status = 'accepted' and answered_at is not null;
