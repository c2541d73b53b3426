-- A bit for each word of a listing, of 512. Near a place, a search reads an index by ZIP code, and the bits in it rule out
-- most listings that don't have its words, without reading them. Two words may share a bit, so the words still decide.
-- By MD5, because PostgreSQL's own hashes may differ in another version.
create function words_signature(words text[]) returns bit(512) language sql immutable parallel safe as $$
  select coalesce(bit_or(set_bit(b'0'::bit(512), ('x' || left(md5(word), 3))::bit(12)::integer & 511, 1)), b'0'::bit(512)) from unnest(words) w (word)
$$;

-- What a listing's signature must contain for a search of these words: one of the three. Words with more than three
-- possible endings rule nothing out.
create function listing_masks(searched text[], prefix_min integer, out first bit(512), out second bit(512), out third bit(512))
language plpgsql stable as $$
declare
  most constant integer := 3;
  word text;
  stems text[];
  longer text[];
  required text[] := '{}';
  alternatives text[] := '{}';
begin
  foreach word in array searched loop
    stems := tsvector_to_array(to_tsvector('english', word));
    if char_length(word) < prefix_min or cardinality(stems) <> 1 then
      required := required || stems;
      continue;
    end if;
    longer := array(
      select w.word from listing_words w
      where w.word >= stems[1] collate "C" and w.word < (stems[1] || U&'\+10FFFF') collate "C" limit most + 1);
    if stems[1] <> all(longer) then
      longer := longer || stems;
    end if;
    if cardinality(longer) = 1 then
      required := required || longer;
    elsif cardinality(longer) <= most and cardinality(alternatives) = 0 then
      alternatives := longer;
    end if;
  end loop;
  first := words_signature(required || alternatives[1:1]);
  second := words_signature(required || coalesce(alternatives[2], alternatives[1]));
  third := words_signature(required || coalesce(alternatives[3], alternatives[1]));
end $$;

-- Changing the type writes the column, which no policy lets anybody update.
alter table published_listings add column signature bit(1);
alter table published_listings alter column signature type bit(512) using words_signature(tsvector_to_array(words));
drop index published_by_zip;
create index published_by_zip on published_listings (zip, kind, published_at desc, id desc)
  include (ends_at, type, remote, clearance, benefits, signature);

create or replace function published_row(l listings) returns published_listings language sql stable as $$
  select l.organization_id, l.id, l.kind, l.type, l.remote, coalesce(l.details ->> 'clearance', ''),
    array(select distinct b from jsonb_array_elements_text(coalesce(l.details -> 'benefits', '[]')) b order by b),
    l.zip, a.amount, w.words, l.published_at, l.ends_at,
    least(a.amount / 10000, 50)::smallint, words_signature(tsvector_to_array(w.words))
  from (
    select coalesce(l.details ->> 'salaryTo', l.details ->> 'salaryFrom', l.details ->> 'tuition')::integer as amount
  ) a cross join (select to_tsvector('english', l.search_text) as words) w
$$;
