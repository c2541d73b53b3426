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

-- Those that are there already. Their owner sees them for as long as this takes.
lock table cases in share row exclusive mode;
alter table cases no force row level security;
alter table listings no force row level security;
insert into listing_spots (organization_id, listing_id, taken)
select c.organization_id, c.listing_id, count(*) from cases c
  join listings l on l.organization_id = c.organization_id and l.id = c.listing_id
where takes_spot(c) group by 1, 2;
alter table cases force row level security;
alter table listings force row level security;
