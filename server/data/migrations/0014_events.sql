-- Who takes part in the events of organizations, and who waits for a seat. See docs/decisions/196-events-of-organizations.md.
create table event_participants (
  organization_id uuid not null,
  listing_id uuid not null,
  user_id uuid not null references users on delete cascade,
  -- As it was when the person joined.
  name text not null check (char_length(name) <= 200),
  state text not null check (state in ('joined', 'waiting')),
  -- When the person joined, or began to wait.
  since timestamptz(3) not null,
  primary key (organization_id, listing_id, user_id),
  foreign key (organization_id, listing_id) references listings (organization_id, id) on delete cascade
);
create index event_participants_in_line on event_participants (organization_id, listing_id, state, since, user_id);
create index event_participants_of_user on event_participants (user_id, listing_id);

-- Sums of the rows above, of each event that anybody has joined. Joining and leaving lock it, so no seat is given twice.
create table event_seats (
  organization_id uuid not null,
  -- The only unique key: with a second one, two that join at once as the first would fail.
  listing_id uuid primary key,
  taken integer not null default 0 check (taken >= 0),
  waiting integer not null default 0 check (waiting >= 0),
  -- The listing as the participants were told of it last.
  told_version integer not null,
  -- Until the event is over, or no longer takes place, and everybody knows it.
  is_open boolean not null default true,
  foreign key (organization_id, listing_id) references listings (organization_id, id) on delete cascade
);
create index event_seats_open on event_seats (listing_id) where is_open;

alter table event_participants enable row level security;
alter table event_participants force row level security;
create policy seen on event_participants for select using (
  organization_id = scope_organization() or user_id = scope_user() or scope_maintenance()
);
create policy added on event_participants for insert
  with check (organization_id = scope_organization() and user_id = scope_user());
create policy changed on event_participants for update
  using (organization_id = scope_organization() and user_id = scope_user());
create policy removed on event_participants for delete using (user_id = scope_user());

-- How many take part is public, as the event is.
alter table event_seats enable row level security;
alter table event_seats force row level security;
create policy seen on event_seats for select using (true);
create policy added on event_seats for insert with check (organization_id = scope_organization());
create policy changed on event_seats for update using (organization_id = scope_organization() or scope_maintenance());
create policy counted on event_seats to current_user using (true);

-- Whatever removes a participant, also a deleted account, frees the seat. Only these triggers count.
revoke update on event_seats from vetsync_app;
grant update (told_version, is_open) on event_seats to vetsync_app;

create function count_participants() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op <> 'INSERT' then
    update event_seats set taken = taken - (old.state = 'joined')::int, waiting = waiting - (old.state = 'waiting')::int
    where organization_id = old.organization_id and listing_id = old.listing_id;
  end if;
  if tg_op <> 'DELETE' then
    update event_seats set taken = taken + (new.state = 'joined')::int, waiting = waiting + (new.state = 'waiting')::int
    where organization_id = new.organization_id and listing_id = new.listing_id;
  end if;
  return null;
end $$;
create trigger participants_are_counted after insert or update or delete on event_participants
  for each row execute function count_participants();

-- One that was over has a new date, or is published again: whoever takes part is told.
create function reopen_event() returns trigger language plpgsql as $$
begin
  update event_seats set is_open = true where organization_id = new.organization_id and listing_id = new.id;
  return null;
end $$;
create trigger events_take_place_again after update on listings for each row
  when (new.kind = 'event' and (new.ends_at is distinct from old.ends_at
    or (new.status = 'published' and old.status <> 'published')))
  execute function reopen_event();

-- In the order of their beginning.
create index published_events on published_listings (ends_at, id) where kind = 'event';
