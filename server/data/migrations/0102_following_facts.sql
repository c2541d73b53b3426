-- Where the facts of this transaction will be in the live feed, if they come right after a position, whatever is committed
-- later: the first fact after it is one of them, and no earlier transaction is still open. No row otherwise. It says
-- nothing about the facts of others, which it may see.
create function facts_follow(after_era smallint, after_tx xid8, after_id uuid) returns table (era smallint, tx xid8)
  language plpgsql stable as $$
declare
  feed text := coalesce(current_setting('vetsync.feed', true), '');
begin
  perform set_config('vetsync.feed', 'on', true);
  return query
    select first.era, first.tx
    from (
      select f.era, f.tx from facts f
      where (f.era, f.tx, f.id) > (after_era, after_tx, after_id)
      order by f.era, f.tx, f.id limit 1
    ) first
    where first.tx = pg_current_xact_id() and first.tx = pg_snapshot_xmin(pg_current_snapshot());
  perform set_config('vetsync.feed', feed, true);
end $$;
