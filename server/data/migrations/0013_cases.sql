-- Those whom organizations have taken in, and what becomes of them after the decision. See docs/decisions/190-cases.md.
-- Kinds, statuses and outcomes are those of machines/model/exchange/cases.ts.
create table cases (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null unique,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('participant', 'student', 'hire', 'patient')),
  -- The application that was taken. Null for somebody who came otherwise.
  application_id uuid,
  listing_id uuid,
  -- As they were when the case was opened.
  title text not null check (char_length(title) <= 200),
  person_name text not null,
  rank text not null,
  branch text not null,
  status text not null check (char_length(status) <= 40),
  outcome text check (char_length(outcome) <= 40),
  priority text not null check (priority in ('high', 'medium', 'low')),
  progress smallint check (progress between 0 and 100),
  term text not null check (char_length(term) <= 40),
  credits smallint check (credits between 0 and 300),
  benefits_left smallint check (benefits_left between 0 and 100),
  goals jsonb not null check (jsonb_typeof(goals) = 'array'),
  -- A colleague who works with the person. Who leaves the staff works with nobody.
  owner_id uuid,
  next_step text not null default '' check (char_length(next_step) <= 200),
  next_on date,
  last_contact_at timestamptz(3),
  opened_at timestamptz(3) not null,
  closed_at timestamptz(3),
  -- The decision was taken back by which it had begun. With an application that is taken again, it is there again.
  undone_at timestamptz(3),
  updated_at timestamptz(3) not null,
  -- Who changed it last. Null if their account no longer exists.
  changed_by uuid references users on delete set null,
  -- Counts the changes, so that nobody changes what they have not seen.
  version integer not null default 1,
  search_text text not null
    generated always as (search_words(person_name || ' ' || title || ' ' || rank || ' ' || branch)) stored,
  primary key (organization_id, id),
  unique (organization_id, application_id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade,
  foreign key (organization_id, owner_id)
    references organization_members (organization_id, user_id) on delete set null (owner_id)
);
create index cases_by_time on cases (organization_id, kind, opened_at desc, id desc) where undone_at is null;
create index cases_by_status on cases (organization_id, kind, status, opened_at desc, id desc) where undone_at is null;
create index cases_by_next_step on cases (organization_id, next_on, id)
  where next_on is not null and closed_at is null and undone_at is null;
create index cases_by_owner on cases (organization_id, owner_id) where owner_id is not null;
create index cases_of_user on cases (user_id, opened_at desc);
create index cases_by_changer on cases (changed_by);

-- What somebody was promised or has asked for.
create table case_services (
  organization_id uuid not null,
  id uuid not null unique,
  case_id uuid not null,
  name text not null check (char_length(name) <= 120),
  status text not null check (char_length(status) <= 40),
  requested_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, case_id) references cases (organization_id, id) on delete cascade
);
create index case_services_of_case on case_services (organization_id, case_id, requested_at, id);
create index case_services_by_status on case_services (organization_id, status, requested_at, id);

-- The history of each case, for the staff. Rows are only ever added.
create table case_entries (
  organization_id uuid not null,
  id uuid not null default uuidv7(),
  case_id uuid not null,
  at timestamptz(3) not null,
  actor_id uuid references users on delete set null,
  entry text not null check (char_length(entry) <= 40),
  -- By field, the value before and the one after.
  changes jsonb not null default '{}' check (jsonb_typeof(changes) = 'object'),
  -- For colleagues. The person never gets them.
  notes text not null default '' check (char_length(notes) <= 5000),
  primary key (organization_id, id),
  foreign key (organization_id, case_id) references cases (organization_id, id) on delete cascade
);
create index case_entries_of_case on case_entries (organization_id, case_id, id desc);
create index case_entries_by_actor on case_entries (actor_id);
revoke update, delete on case_entries from vetsync_app;

alter table cases enable row level security;
alter table cases force row level security;
create policy seen on cases for select using (
  (organization_id = scope_organization() and user_id is distinct from scope_colleague()) or user_id = scope_user()
);
create policy added on cases for insert with check (organization_id = scope_organization());
create policy changed on cases for update using (organization_id = scope_organization());

-- Background work tells them that an organization has ended.
create policy told on cases for select using (scope_maintenance());

-- When something happened to a case of theirs, without what colleagues wrote. The owner of the tables reads them for it.
create policy owned on cases for select to current_user using (true);

alter table case_services enable row level security;
alter table case_services force row level security;
create policy seen on case_services for select using (
  case_id in (select id from cases where user_id = scope_user())
  or (organization_id = scope_organization() and exists (
    select from cases c
    where c.organization_id = case_services.organization_id and c.id = case_services.case_id
      and c.user_id is distinct from scope_colleague()
  ))
);
create policy added on case_services for insert with check (organization_id = scope_organization());
create policy changed on case_services for update using (organization_id = scope_organization());

-- Nobody reads what colleagues write about them: the person's own scope sees nothing here.
alter table case_entries enable row level security;
alter table case_entries force row level security;
create policy seen on case_entries for select using (
  organization_id = scope_organization() and exists (
    select from cases c
    where c.organization_id = case_entries.organization_id and c.id = case_entries.case_id
      and c.user_id is distinct from scope_colleague()
  )
);
create policy added on case_entries for insert with check (organization_id = scope_organization());
create policy owned on case_entries for select to current_user using (true);

create view own_case_entries as
select e.case_id, e.id, e.at, e.entry
from case_entries e join cases c on c.organization_id = e.organization_id and c.id = e.case_id
where c.user_id = scope_user() and c.undone_at is null;
revoke insert, update, delete on own_case_entries from vetsync_app;
create policy seen on application_exports for select using (
  organization_id = scope_organization() or actor_id = scope_user()
  or organization_id in (select organization_id from applications where user_id = scope_user())
  or organization_id in (select organization_id from cases where user_id = scope_user())
);

-- How many of a listing's spots are taken: by whoever was taken in and has neither finished nor left. See
-- docs/decisions/233-spots.md.
create table listing_spots (
  organization_id uuid not null,
  listing_id uuid primary key,
  taken integer not null default 0 check (taken >= 0),
  foreign key (organization_id, listing_id) references listings (organization_id, id) on delete cascade
);

-- How many are left is public, as the listing is.
alter table listing_spots enable row level security;
alter table listing_spots force row level security;
create policy seen on listing_spots for select using (true);
create policy counted on listing_spots to current_user using (true) with check (true);

-- Only these triggers count. Taking a spot locks the row until the transaction ends, so the last one is not taken twice.
revoke insert, update, delete on listing_spots from vetsync_app;

create function takes_spot(c cases) returns boolean language sql immutable as $$
  select c.listing_id is not null and c.closed_at is null and c.undone_at is null
$$;

create function count_spots() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  had boolean := tg_op <> 'INSERT' and takes_spot(old);
  has boolean := tg_op <> 'DELETE' and takes_spot(new);
begin
  if had and (not has or old.listing_id <> new.listing_id) then
    update listing_spots set taken = taken - 1 where listing_id = old.listing_id;
  end if;
  if has and (not had or old.listing_id <> new.listing_id) then
    -- One that no longer exists has none.
    insert into listing_spots (organization_id, listing_id, taken)
    select organization_id, id, 1 from listings where organization_id = new.organization_id and id = new.listing_id
    on conflict (listing_id) do update set taken = listing_spots.taken + 1;
  end if;
  return null;
end $$;
create trigger spots_are_counted after insert or update or delete on cases
  for each row execute function count_spots();
