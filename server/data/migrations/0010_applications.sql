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
  search_text text not null
    generated always as (search_words(applicant_name || ' ' || listing_title)) stored,
  -- A colleague who takes care of it. Who leaves the staff takes care of none.
  assignee_id uuid,
  -- How far it has come, as in machines/model/exchange/stages.ts. It stays when an application is rejected or withdrawn.
  reached smallint not null default 0 check (reached between 0 and 3),
  -- The first decision that was not taken back.
  first_decided_at timestamptz(3),
  -- When the applicant accepted what was offered last, and until when the organization asks for an answer.
  accepted_at timestamptz(3),
  answer_by date,
  primary key (organization_id, id),
  foreign key (organization_id, listing_id) references listings (organization_id, id),
  constraint applications_assignee foreign key (organization_id, assignee_id)
    references organization_members (organization_id, user_id) on delete set null (assignee_id)
);

-- One application for a listing at a time.
create unique index applications_standing on applications (organization_id, listing_id, user_id)
  where status not in ('rejected', 'withdrawn');
create index applications_of_user on applications (user_id, submitted_at desc);
create index applications_by_time on applications (organization_id, submitted_at desc, id desc);
create index applications_by_status on applications (organization_id, status, submitted_at desc, id desc);
create index applications_by_listing on applications (organization_id, listing_id, submitted_at desc, id desc);
create index applications_by_changer on applications (changed_by);
create index applications_by_assignee on applications (organization_id, assignee_id, submitted_at desc, id desc)
  where assignee_id is not null;

-- What happened to each application, in order: its history for both sides. Rows are only ever added.
create table application_steps (
  organization_id uuid not null,
  id uuid not null default uuidv7(),
  application_id uuid not null,
  at timestamptz(3) not null,
  actor_id uuid references users on delete set null,
  step text not null check (step in ('submitted', 'updated', 'withdrawn', 'decided', 'undone', 'offerAccepted')),
  decision text,
  status text not null,
  -- The status before, for an undo.
  status_before text,
  -- The decision that this step takes back.
  undoes uuid,
  message text not null default '' check (char_length(message) <= 5000),
  -- For colleagues. The applicant never gets them.
  notes text not null default '' check (char_length(notes) <= 5000),
  answer_by date,
  primary key (organization_id, id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index application_steps_of_application on application_steps (organization_id, application_id, id);
create unique index application_steps_undo_once on application_steps (organization_id, undoes) where undoes is not null;
create index application_steps_by_actor on application_steps (actor_id);
revoke update, delete on application_steps from vetsync_app;

-- Which colleague looked at what a person had sent, at their conversation, case or what they show as a candidate. The person
-- can see it.
create table access_records (
  user_id uuid not null references users on delete cascade,
  id uuid not null default uuidv7(),
  organization_id uuid not null references organizations on delete cascade,
  -- One of these three, or none for what a candidate shows.
  application_id uuid,
  actor_id uuid references users on delete set null,
  at timestamptz(3) not null,
  thread_id uuid,
  case_id uuid,
  primary key (user_id, id)
);
create index access_records_by_actor on access_records (actor_id);
create index access_records_of_application on access_records (organization_id, application_id, at desc);
create index access_records_of_thread on access_records (organization_id, thread_id, at desc) where thread_id is not null;
create index access_records_of_case on access_records (organization_id, case_id, at desc) where case_id is not null;
revoke update, delete on access_records from vetsync_app;

alter table applications enable row level security;
alter table applications force row level security;
create policy seen on applications for select using (
  (organization_id = scope_organization() and user_id is distinct from scope_colleague()) or user_id = scope_user()
);
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
create policy seen on access_records for select using (
  user_id = scope_user()
  or (organization_id = scope_organization() and num_nonnulls(application_id, thread_id, case_id) > 0)
);
create policy added on access_records for insert with check (organization_id = scope_organization());

-- Search in an organization's applications. Each word of a search is the beginning of a word in the applicant's name or in
-- the listing's title. PostgreSQL uses no text index below a policy that hides rows, except for comparisons that can't
-- reveal what they compare. So the words are a table, and a search compares them as texts.
create table application_words (
  organization_id uuid not null,
  word text collate "C" not null,
  application_id uuid not null,
  primary key (organization_id, word, application_id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index application_words_of_application on application_words (organization_id, application_id);
revoke update, delete on application_words from vetsync_app;

alter table application_words enable row level security;
alter table application_words force row level security;
create policy seen on application_words for select using (organization_id = scope_organization());
create policy added on application_words for insert with check (organization_id = scope_organization());

create function add_application_words() returns trigger language plpgsql as $$
begin
  insert into application_words (organization_id, word, application_id)
  select a.organization_id, word, a.id
  from added a cross join lateral unnest(string_to_array(btrim(a.search_text), ' ')) word
  where word <> ''
  on conflict do nothing;
  return null;
end $$;
create trigger applications_can_be_searched after insert on applications referencing new table as added
  for each statement execute function add_application_words();

-- Exports of applications: all that were sent by then, or those for one listing. So a person can see which ones had
-- theirs, without a row for each application of each export.
create table application_exports (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null default uuidv7(),
  actor_id uuid references users on delete set null,
  -- Null for all listings.
  listing_id uuid,
  at timestamptz(3) not null,
  -- Of an export of cases, their kind. Null for exports of applications.
  case_kind text,
  primary key (organization_id, id)
);
create index application_exports_by_actor on application_exports (actor_id);
revoke update, delete on application_exports from vetsync_app;

alter table application_exports enable row level security;
alter table application_exports force row level security;
create policy added on application_exports for insert with check (organization_id = scope_organization());

-- Figures of an organization's applications that take as long with a million of them as with a thousand.

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
  union all select 'fresh', listing_id::text, 1 where status in ('submitted', 'enrolled')
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
create policy told on applications for select using (scope_maintenance());
create policy ended on applications for delete using (scope_maintenance());

-- Two columns are read through views alone: notes of the staff, and whom a fact is about, who may be a candidate whom the
-- organization must not know. The views say who may read, because a superuser who owns them would pass the policies.
do $$
declare
  hidden record;
begin
  for hidden in
    select * from (values ('application_steps', 'notes'), ('facts', 'about_id')) as one (table_name, column_name)
  loop
    execute format('revoke select on %I from vetsync_app', hidden.table_name);
    execute (
      select format('grant select (%s) on %I to vetsync_app', string_agg(quote_ident(attname), ', '), hidden.table_name)
      from pg_attribute
      where attrelid = hidden.table_name::regclass and attnum > 0 and not attisdropped and attname <> hidden.column_name
    );
  end loop;
end $$;

create view application_notes as
select s.organization_id, s.id, s.notes
from application_steps s join applications a on a.organization_id = s.organization_id and a.id = s.application_id
where s.organization_id = scope_organization() and a.user_id is distinct from scope_colleague();

create view followed_facts as select * from facts where scope_feed();
revoke insert, update, delete on application_notes, followed_facts from vetsync_app;
