-- Among its words, a published listing has marks of its month and its ZIP code. The text index combines them with the words
-- of a search, so that it finds the newest or the near ones without reading the others. No word begins with a `@`.
create function listing_marks(zip text, published_at timestamptz) returns tsvector language sql stable as $$
  select array_to_tsvector(array_remove(
    array['@month' || to_char(published_at at time zone 'utc', 'YYYY-MM'), '@zip' || nullif(zip, '')], null))
$$;

create or replace function published_row(l listings) returns published_listings language sql stable as $$
  select l.organization_id, l.id, l.kind, l.type, l.remote, coalesce(l.details ->> 'clearance', ''),
    array(select distinct b from jsonb_array_elements_text(coalesce(l.details -> 'benefits', '[]')) b order by b),
    l.zip, a.amount, to_tsvector('english', l.search_text) || listing_marks(l.zip, l.published_at), l.published_at,
    l.ends_at, least(a.amount / 10000, 50)::smallint
  from (
    select coalesce(l.details ->> 'salaryTo', l.details ->> 'salaryFrom', l.details ->> 'tuition')::integer as amount
  ) a
$$;

create or replace function keep_listing_words() returns trigger language plpgsql as $$
begin
  -- In order, so that two publications with the same new words don't wait for each other.
  insert into listing_words
  select distinct w.word collate "C" from added cross join lateral unnest(tsvector_to_array(added.words)) w (word)
  where w.word not like '@%'
    and not exists (select from listing_words known where known.word = w.word collate "C") order by 1
  on conflict do nothing;
  return null;
end $$;

-- Those that are there already. Their owner sees them for as long as this takes.
alter table published_listings no force row level security;
update published_listings set words = words || listing_marks(zip, published_at);
alter table published_listings force row level security;
