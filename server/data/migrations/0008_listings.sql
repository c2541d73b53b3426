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
create index listings_by_end on listings (organization_id, ends_at, id)
  where status = 'published' and ends_at is not null;

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
  -- Ten thousands of dollars, up to 50. A search by an amount merges the newest listings of each step, so that it finds a
  -- page of few as fast as one of many.
  amount_step smallint,
  primary key (organization_id, id),
  foreign key (organization_id, id) references listings (organization_id, id) on delete cascade
);
create index published_by_time on published_listings (published_at desc, id desc);
create index published_by_kind on published_listings (kind, published_at desc, id desc);
create index published_by_type on published_listings (kind, type, published_at desc, id desc);
create index published_remote on published_listings (kind, published_at desc, id desc) where remote;
create index published_by_clearance on published_listings (kind, clearance, published_at desc, id desc)
  where clearance <> '';
create index published_by_zip on published_listings (zip, kind, (published_at at time zone 'utc') desc, id desc)
  include (published_at, ends_at, type, remote, clearance, benefits);
create index published_by_organization on published_listings (organization_id, published_at desc, id desc);
create index published_by_end on published_listings (ends_at) where ends_at is not null;
create index published_by_words on published_listings using gin (words) with (fastupdate = off);
create index published_by_amount on published_listings (kind, amount_step, published_at desc, id desc)
  include (amount, ends_at, type, remote, clearance, benefits) where amount_step is not null;

-- A search for jobs can list the best paid first, one for degrees the cheapest. Each listing is in one index at most.
create index published_by_pay on published_listings (amount desc, published_at desc, id desc)
  where kind = 'job' and amount is not null;
create index published_by_tuition on published_listings (amount, published_at desc, id desc)
  where kind = 'degree' and amount is not null;
create index published_without_amount on published_listings (kind, published_at desc, id desc) where amount is null;

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

-- Among its words, a published listing has marks of its month and its ZIP code. The text index combines them with the words
-- of a search, so that it finds the newest or the near ones without reading the others. No word begins with a `@`.
create function listing_marks(zip text, published_at timestamptz) returns tsvector language sql stable as $$
  select array_to_tsvector(array_remove(
    array['@month' || to_char(published_at at time zone 'utc', 'YYYY-MM'), '@zip' || nullif(zip, '')], null))
$$;

create function published_row(l listings) returns published_listings language sql stable as $$
  select l.organization_id, l.id, l.kind, l.type, l.remote, coalesce(l.details ->> 'clearance', ''),
    array(select distinct b from jsonb_array_elements_text(coalesce(l.details -> 'benefits', '[]')) b order by b),
    l.zip, a.amount, to_tsvector('english', l.search_text) || listing_marks(l.zip, l.published_at), l.published_at,
    l.ends_at, least(a.amount / 10000, 50)::smallint
  from (
    select coalesce(l.details ->> 'salaryTo', l.details ->> 'salaryFrom', l.details ->> 'tuition')::integer as amount
  ) a
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
    if show_listings(new.id, 5000) = 5000 then
      update organizations set shows_all = false where id = new.id;
    end if;
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
  organization_id = scope_organization() or scope_maintenance()
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
  with check (organization_id = scope_organization() or scope_administration() or scope_maintenance());
create policy removed on published_listings for delete
  using (organization_id = scope_organization() or scope_administration() or scope_maintenance());

-- A row is replaced, so that every change is counted.
revoke update on published_listings from vetsync_app;

-- Shows the newest published listings that are not shown yet. Returns how many.
create function show_listings(organization uuid, most integer) returns integer language plpgsql as $$
declare
  shown integer;
begin
  insert into published_listings
  select p.* from (
    select l from listings l
    where l.organization_id = organization and l.status = 'published'
      and not exists (select from published_listings s where s.organization_id = organization and s.id = l.id)
    order by l.published_at desc, l.id desc limit most
  ) waiting cross join lateral published_row(waiting.l) p;
  get diagnostics shown = row_count;
  return shown;
end $$;

-- Every word that a published listing has or had. A search for the beginning of a word looks up which words begin with
-- it: the text index finds whole words, and skips what other words rule out. For a beginning, it would first collect all
-- listings that have one of its words. Words stay when their listings go, so that nobody waits for anybody.
create table listing_words (
  word text collate "C" primary key
);
revoke update, delete on listing_words from vetsync_app;

create function keep_listing_words() returns trigger language plpgsql as $$
begin
  -- In order, so that two publications with the same new words don't wait for each other.
  insert into listing_words
  select distinct w.word collate "C" from added cross join lateral unnest(tsvector_to_array(added.words)) w (word)
  where w.word not like '@%'
    and not exists (select from listing_words known where known.word = w.word collate "C") order by 1
  on conflict do nothing;
  return null;
end $$;

-- After the counts, which have the earlier name: publications wait for both in the same order.
create trigger listings_bring_words after insert on published_listings referencing new table as added
  for each statement execute function keep_listing_words();

-- A search for all of these words. One of at least so many characters also finds longer ones that begin with it.
create function listing_query(searched text[], prefix_min integer) returns tsquery language plpgsql stable as $$
declare
  -- A beginning with more words than this is left to the text index.
  most constant integer := 64;
  result tsquery := '';
  word text;
  stems text[];
  longer text[];
begin
  foreach word in array searched loop
    stems := tsvector_to_array(to_tsvector('english', word));
    if char_length(word) < prefix_min or cardinality(stems) <> 1 then
      result := result && plainto_tsquery('english', word);
      continue;
    end if;
    longer := array(
      select w.word from listing_words w
      where w.word >= stems[1] collate "C" and w.word < (stems[1] || U&'\+10FFFF') collate "C" limit most + 1);
    if cardinality(longer) > most then
      result := result && to_tsquery('simple', quote_literal(stems[1]) || ':*');
    else
      result := result && (
        select string_agg('''' || replace(replace(w, '\', '\\'), '''', '''''') || '''', ' | ')::tsquery
        from (select unnest(longer) as w union select stems[1]) found);
    end if;
  end loop;
  return result;
end $$;

-- The calls that added listings, by the key that their client chose. A repeated call adds nothing.
create table listing_requests (
  organization_id uuid not null,
  user_id uuid not null references users on delete cascade,
  idempotency_key text not null check (char_length(idempotency_key) <= 200),
  -- SHA-256 of the content in hex, to tell a repeated call from another one with the same key.
  content_hash text not null,
  -- Stored before the listing itself, so that of two calls at once the second waits for the first.
  listing_id uuid not null,
  primary key (organization_id, user_id, idempotency_key),
  foreign key (organization_id, listing_id) references listings (organization_id, id) on delete cascade
    deferrable initially deferred
);
create index listing_requests_of_listing on listing_requests (organization_id, listing_id);
create index listing_requests_of_user on listing_requests (user_id);

alter table listing_requests enable row level security;
alter table listing_requests force row level security;
create policy seen on listing_requests for select using (organization_id = scope_organization());
create policy added on listing_requests for insert with check (organization_id = scope_organization());
revoke update, delete on listing_requests from vetsync_app;
