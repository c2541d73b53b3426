-- What organizations offer. The lists and limits are those of machines/organizations/model.
create table listings (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null unique default uuidv7(),
  kind text not null check (kind in ('job', 'degree', 'program', 'provider', 'event')),
  status text not null default 'draft' check (status in ('draft', 'published', 'closed')),
  title text not null check (char_length(title) between 2 and 120),
  description text not null default '' check (char_length(description) <= 8000),
  -- How its kind is divided, such as `full-time` among jobs.
  type text not null default '' check (char_length(type) <= 40),
  location text not null default '' check (char_length(location) <= 100),
  zip text not null default '' check (zip ~ '^(\d{5})?$'),
  remote boolean not null default false,
  -- Last day to apply.
  closes_on date,
  -- The fields that only its kind has.
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  -- What a search looks through: in lower case, without accents.
  search_text text not null default '',
  -- From when on nobody can apply or come any more.
  ends_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- When it was published last.
  published_at timestamptz(3),
  -- Counts the changes, so that nobody overwrites one that they have not seen.
  version integer not null default 1,
  primary key (organization_id, id),
  check (status = 'draft' or published_at is not null)
);
create index listings_by_time on listings (organization_id, created_at desc, id desc);
create index listings_by_status on listings (organization_id, status, created_at desc, id desc);

-- Exactly the listings that everybody may see: published ones of approved organizations. It has what a search compares,
-- and its policy hides nothing, because PostgreSQL uses no text index below one that does. The rest of a listing is
-- read from `listings`, whose policy decides once more.
create table published_listings (
  organization_id uuid not null,
  id uuid not null unique,
  kind text not null,
  type text not null,
  remote boolean not null,
  clearance text not null,
  -- Sorted.
  benefits text[] not null,
  zip text not null,
  -- Dollars a year: the highest salary, or the tuition.
  amount integer,
  words tsvector not null,
  published_at timestamptz(3) not null,
  ends_at timestamptz(3),
  primary key (organization_id, id),
  foreign key (organization_id, id) references listings (organization_id, id) on delete cascade
);
create index published_by_time on published_listings (published_at desc, id desc);
create index published_by_kind on published_listings (kind, published_at desc, id desc);
create index published_by_type on published_listings (kind, type, published_at desc, id desc);
create index published_remote on published_listings (kind, published_at desc, id desc) where remote;
create index published_by_clearance on published_listings (kind, clearance, published_at desc, id desc)
  where clearance <> '';
create index published_by_zip on published_listings (zip, kind, published_at desc, id desc);
create index published_by_organization on published_listings (organization_id, published_at desc, id desc);
create index published_by_end on published_listings (ends_at) where ends_at is not null;
create index published_by_words on published_listings using gin (words) with (fastupdate = off);

-- How many published listings have the same values. Few rows, however many listings there are.
create table listing_counts (
  kind text not null,
  type text not null,
  remote boolean not null,
  clearance text not null,
  benefits text[] not null,
  count bigint not null,
  primary key (kind, type, remote, clearance, benefits)
);

create function count_published_listings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into listing_counts as c
    select kind, type, remote, clearance, benefits, count(*) from added group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (kind, type, remote, clearance, benefits) do update set count = c.count + excluded.count;
  else
    insert into listing_counts as c
    select kind, type, remote, clearance, benefits, -count(*) from removed group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (kind, type, remote, clearance, benefits) do update set count = c.count + excluded.count;
  end if;
  return null;
end $$;
create trigger listings_appear after insert on published_listings referencing new table as added
  for each statement execute function count_published_listings();
create trigger listings_disappear after delete on published_listings referencing old table as removed
  for each statement execute function count_published_listings();

create function published_row(l listings) returns published_listings language sql stable as $$
  select l.organization_id, l.id, l.kind, l.type, l.remote, coalesce(l.details ->> 'clearance', ''),
    array(select distinct b from jsonb_array_elements_text(coalesce(l.details -> 'benefits', '[]')) b order by b),
    l.zip,
    coalesce(l.details ->> 'salaryTo', l.details ->> 'salaryFrom', l.details ->> 'tuition')::integer,
    to_tsvector('english', l.search_text), l.published_at, l.ends_at
$$;

-- A published listing can be searched as soon as its organization is approved.
create function publish_listing() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status = 'published' then
    delete from published_listings where organization_id = old.organization_id and id = old.id;
  end if;
  if new.status = 'published'
    and exists (select from organizations o where o.id = new.organization_id and o.status = 'approved')
  then
    insert into published_listings select (published_row(new)).*;
  end if;
  return null;
end $$;
create trigger listings_are_published after insert or update on listings
  for each row execute function publish_listing();

-- The listings of an organization appear and disappear with its approval, in the same transaction.
create function publish_listings_of_organization() returns trigger language plpgsql as $$
begin
  if new.status = 'approved' then
    insert into published_listings
    select p.* from listings l cross join lateral published_row(l) p
    where l.organization_id = new.id and l.status = 'published';
  elsif old.status = 'approved' then
    delete from published_listings where organization_id = new.id;
  end if;
  return null;
end $$;
create trigger organizations_show_listings after update of status on organizations
  for each row when (new.status <> old.status) execute function publish_listings_of_organization();

alter table listings enable row level security;
alter table listings force row level security;
create policy seen on listings for select using (
  organization_id = scope_organization()
  or status = 'published'
    and exists (select from organizations o where o.id = organization_id and o.status = 'approved')
);
create policy added on listings for insert with check (organization_id = scope_organization());
create policy changed on listings for update using (organization_id = scope_organization() or scope_maintenance());
create policy removed on listings for delete using (organization_id = scope_organization());

alter table published_listings enable row level security;
alter table published_listings force row level security;
create policy seen on published_listings for select using (true);
create policy added on published_listings for insert
  with check (organization_id = scope_organization() or scope_administration());
create policy removed on published_listings for delete
  using (organization_id = scope_organization() or scope_administration() or scope_maintenance());
-- A row is replaced, so that every change is counted.
revoke update on published_listings from vetsync_app;
