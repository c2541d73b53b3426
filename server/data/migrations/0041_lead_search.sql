-- A digest may stop in the middle of a transaction's leads, so that the transaction that takes them up stays short
-- however many leads an import added at once.
alter table lead_marks add column id uuid not null default 'ffffffff-ffff-ffff-ffff-ffffffffffff';
alter table lead_marks alter column id drop default;

create or replace function leads_beyond(which text) returns setof leads
  language sql stable rows 1000 set enable_seqscan = off
  as $$
  select * from leads where (era, tx, id) > (select era, tx, id from lead_marks where digest = which)
$$;

create or replace function recount_lead_days(days date[]) returns void language plpgsql as $$
declare
  mark lead_marks;
begin
  select * into strict mark from lead_marks where digest = 'counts';
  delete from lead_counts where day = any (days);
  insert into lead_counts (kind, day, value, count)
    select f.kind, (l.created_at at time zone 'UTC')::date, f.value, count(*)
    from leads l cross join lateral lead_facts(l) f
    where (l.created_at at time zone 'UTC')::date = any (days) and (l.era, l.tx, l.id) <= (mark.era, mark.tx, mark.id)
      and l.created_at >= (select min(d) from unnest(days) d)::timestamp at time zone 'UTC'
      and l.created_at < ((select max(d) from unnest(days) d) + 1)::timestamp at time zone 'UTC'
    group by 1, 2, 3;
end $$;

-- Search looks for pieces of five characters. Among a million leads, three characters (a trigram) are in thousands of
-- texts; five are in a few, so the index finds a rare text in a time that does not grow with the leads.
-- The last pieces of a text are shorter, down to three characters, for searches that are that short.
create function text_pieces(text text) returns tsvector
  language sql immutable strict parallel safe
  return array_to_tsvector(array(select substr(text, i, 5) from generate_series(1, greatest(length(text) - 2, 1)) i));

-- What a text that contains `search` must match; `search` has at least three characters.
create function pieces_query(search text) returns tsquery
  language sql immutable strict parallel safe
  return (
    select string_agg(
      '''' || replace(replace(piece, '\', '\\'), '''', '''''') || case when length(piece) < 5 then ''':*' else '''' end,
      ' & ')::tsquery
    from (select substr(search, i, 5) as piece from generate_series(1, greatest(length(search) - 4, 1)) i) as pieces
  );

drop index lead_texts_by_trigram;
-- The digest merges pending entries into the index itself, outside of a transaction that would hold back the feed.
create index lead_texts_by_piece on lead_texts using gin (text_pieces(text))
  with (fastupdate = on, gin_pending_list_limit = 65536);
