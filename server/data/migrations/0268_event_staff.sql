-- What staff write to all who take part in an event, and why they canceled it.
create table event_messages (
  organization_id uuid not null,
  listing_id uuid not null,
  -- In the order of the messages.
  id uuid primary key default uuidv7(),
  text text not null check (char_length(text) between 1 and 1000),
  sent_at timestamptz(3) not null,
  author_id uuid references users on delete set null,
  foreign key (organization_id, listing_id) references listings (organization_id, id) on delete cascade
);
create index event_messages_of_event on event_messages (listing_id, id);
create index event_messages_author on event_messages (author_id) where author_id is not null;
alter table event_messages enable row level security;
alter table event_messages force row level security;
create policy written on event_messages using (organization_id = scope_organization())
  with check (organization_id = scope_organization());
create policy own on event_messages for select using (author_id = scope_user());
create policy sent on event_messages for select using (scope_maintenance());
-- A deleted account is no longer their author.
create policy forgotten on event_messages to current_user using (true);

alter table event_seats
  add column reason text not null default '' check (char_length(reason) <= 500),
  -- The last message, and the last that all have got.
  add column last_message uuid,
  add column told_message uuid;
grant update (reason, last_message, told_message) on event_seats to vetsync_app;
alter table event_participants add column last_message uuid;
grant update (last_message) on event_participants to vetsync_app;

create or replace function reopen_event() returns trigger language plpgsql as $$
begin
  update event_seats set is_open = true, reason = '' where organization_id = new.organization_id and listing_id = new.id;
  return null;
end $$;
