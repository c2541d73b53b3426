-- The listings of a ZIP code in order. The time is an expression that no other index has: ordered by the column itself,
-- PostgreSQL may read the newest listings everywhere to find those of a ZIP code that has few. The column comes along
-- so that a page is read from the index alone.
drop index published_by_zip;
create index published_by_zip on published_listings (zip, kind, (published_at at time zone 'utc') desc, id desc)
  include (published_at, ends_at, type, remote, clearance, benefits);
