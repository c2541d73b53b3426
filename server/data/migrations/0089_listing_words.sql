-- Every word that a published listing has or had. A search for the beginning of a word looks up which words begin with
-- it: the text index finds whole words, and skips what other words rule out. For a beginning, it would first collect all
-- listings that have one of its words. Words stay when their listings go, so that nobody waits for anybody.
create table listing_words (
  word text collate "C" primary key
);
insert into listing_words select distinct unnest(tsvector_to_array(words)) from published_listings;
revoke update, delete on listing_words from vetsync_app;

create function keep_listing_words() returns trigger language plpgsql as $$
begin
  -- In order, so that two publications with the same new words don't wait for each other.
  insert into listing_words
  select distinct w.word collate "C" from added cross join lateral unnest(tsvector_to_array(added.words)) w (word)
  where not exists (select from listing_words known where known.word = w.word collate "C") order by 1
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

-- Near a place, everything that a search counts is in the index.
drop index published_by_zip;
create index published_by_zip on published_listings (zip, kind, published_at desc, id desc)
  include (ends_at, type, remote, clearance, benefits);
-- Ten thousands of dollars, up to 50. A search by an amount merges the newest listings of each step, so that it finds a
-- page of few as fast as one of many. Changing the type writes the column, which no policy lets anybody update.
alter table published_listings add column amount_step integer;
alter table published_listings alter column amount_step type smallint using least(amount / 10000, 50)::smallint;
create index published_by_amount on published_listings (kind, amount_step, published_at desc, id desc)
  include (amount, ends_at, type, remote, clearance, benefits) where amount_step is not null;

create or replace function published_row(l listings) returns published_listings language sql stable as $$
  select l.organization_id, l.id, l.kind, l.type, l.remote, coalesce(l.details ->> 'clearance', ''),
    array(select distinct b from jsonb_array_elements_text(coalesce(l.details -> 'benefits', '[]')) b order by b),
    l.zip, a.amount, to_tsvector('english', l.search_text), l.published_at, l.ends_at,
    least(a.amount / 10000, 50)::smallint
  from (
    select coalesce(l.details ->> 'salaryTo', l.details ->> 'salaryFrom', l.details ->> 'tuition')::integer as amount
  ) a
$$;
