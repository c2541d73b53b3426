-- Seats that are kept for who waited, guests, answers to the organizer, who is seen, and who came.
-- See docs/decisions/262-seats-that-are-kept.md.
alter table event_participants
  drop constraint event_participants_state_check,
  add constraint event_participants_state_check check (state in ('joined', 'offered', 'waiting')),
  add column guests smallint not null default 0 check (guests between 0 and 3),
  add column answers jsonb not null default '[]' check (octet_length(answers::text) <= 32768),
  add column is_seen boolean not null default false,
  -- What the person says at the door.
  add column code text not null default '' check (char_length(code) <= 12),
  add column held_until timestamptz(3),
  add column checked_in_at timestamptz(3),
  add constraint event_participants_held_check check ((state = 'offered') = (held_until is not null)),
  add constraint event_participants_checked_in_check check (checked_in_at is null or state = 'joined');
create index event_participants_held on event_participants (listing_id, held_until) where state = 'offered';
create unique index event_participants_code on event_participants (organization_id, listing_id, code) where code <> '';

alter table event_seats add column checked_in integer not null default 0 check (checked_in >= 0);

-- A seat for the person and one for each guest.
create or replace function count_participants() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op <> 'INSERT' then
    update event_seats set
      taken = taken - (old.state <> 'waiting')::int * (1 + old.guests),
      waiting = waiting - (old.state = 'waiting')::int,
      checked_in = checked_in - (old.checked_in_at is not null)::int * (1 + old.guests)
    where organization_id = old.organization_id and listing_id = old.listing_id;
  end if;
  if tg_op <> 'DELETE' then
    update event_seats set
      taken = taken + (new.state <> 'waiting')::int * (1 + new.guests),
      waiting = waiting + (new.state = 'waiting')::int,
      checked_in = checked_in + (new.checked_in_at is not null)::int * (1 + new.guests)
    where organization_id = new.organization_id and listing_id = new.listing_id;
  end if;
  return null;
end $$;

-- Staff check people in.
drop policy changed on event_participants;
create policy changed on event_participants for update using (organization_id = scope_organization());
revoke update on event_participants from vetsync_app;
grant update (state, held_until, checked_in_at) on event_participants to vetsync_app;

-- Where an event takes place online. The listing is public, this is not.
create table event_links (
  organization_id uuid not null,
  listing_id uuid not null,
  link text not null check (char_length(link) <= 500 and link ~ '^https://'),
  primary key (organization_id, listing_id),
  foreign key (organization_id, listing_id) references listings (organization_id, id) on delete cascade
);
alter table event_links enable row level security;
alter table event_links force row level security;
create policy seen on event_links for select using (
  organization_id = scope_organization()
  or exists (
    select from event_participants p
    where p.organization_id = event_links.organization_id and p.listing_id = event_links.listing_id
      and p.user_id = scope_user() and p.state = 'joined'
  )
);
create policy written on event_links using (organization_id = scope_organization())
  with check (organization_id = scope_organization());

create policy listed on event_participants for select to current_user using (true);
-- Names of those who chose to be seen, for who has a seat there.
create function seen_participants(event uuid) returns table (name text)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select p.name from event_participants p
  where p.listing_id = event and p.state = 'joined' and p.is_seen and p.user_id <> scope_user() and p.name <> ''
    and exists (
      select from event_participants o
      where o.organization_id = p.organization_id and o.listing_id = p.listing_id and o.user_id = scope_user()
        and o.state = 'joined'
    )
  order by p.since, p.user_id limit 100
$$;

-- Whether participants will see a link.
create policy known on event_links for select to current_user using (true);
create function event_has_link(event uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public as $$
  select exists (select from event_links where listing_id = event)
$$;
