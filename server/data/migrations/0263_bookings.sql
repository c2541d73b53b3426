-- Whose time can be booked, and what is booked. See docs/decisions/256-bookings.md.
create extension if not exists btree_gist;

create table calendars (
  organization_id uuid not null references organizations on delete cascade,
  -- That of a provider has the id of its listing.
  id uuid primary key,
  kind text not null default 'appointment' check (kind in ('appointment', 'interview', 'mentor')),
  listing_id uuid,
  -- Zone, hours, exceptions and visit types, as machines/bookings/model/calendar.ts has them.
  rules jsonb not null check (jsonb_typeof(rules) = 'object' and octet_length(rules::text) <= 64 * 1024),
  updated_at timestamptz(3) not null,
  -- Counts the changes.
  version integer not null default 1,
  unique (organization_id, id),
  check (kind <> 'appointment' or listing_id = id),
  foreign key (organization_id, listing_id) references listings (organization_id, id) on delete cascade
);

create table bookings (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null unique,
  calendar_id uuid not null,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('appointment', 'interview', 'mentor')),
  -- As they were when it was booked.
  title text not null check (char_length(title) <= 200),
  person_name text not null check (char_length(person_name) <= 200),
  visit jsonb not null check (jsonb_typeof(visit) = 'object'),
  time_zone text not null check (char_length(time_zone) <= 60),
  -- The wall time that was shown, with its offset: it may have meant something else before a change of the time zone.
  local_start text not null check (char_length(local_start) <= 40),
  -- Why the person comes. Only the person and the staff who answer bookings read it.
  reason text not null default '' check (char_length(reason) <= 500),
  during tstzrange not null check (not isempty(during)),
  starts_at timestamptz not null generated always as (lower(during)) stored,
  status text not null
    check (status in ('requested', 'confirmed', 'declined', 'expired', 'cancelled', 'completed', 'missed')),
  -- Until when a request waits for its answer.
  held_until timestamptz(3),
  -- Another time, as `proposal` of machines/bookings/model/booking.ts, and until when it waits for its answer.
  proposal jsonb check (jsonb_typeof(proposal) = 'object'),
  proposed_until timestamptz(3),
  -- Since when the person would like an earlier time.
  waits_since timestamptz(3),
  arrived_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  primary key (organization_id, id),
  check ((proposal is null) = (proposed_until is null)),
  foreign key (organization_id, calendar_id) references calendars (organization_id, id) on delete cascade
);
create index bookings_by_time on bookings (organization_id, starts_at, id);
create index bookings_of_calendar on bookings (organization_id, calendar_id, starts_at, id);
create index bookings_by_status on bookings (organization_id, status, starts_at, id);
create index bookings_of_person on bookings (organization_id, user_id, starts_at, id);
create index bookings_of_user on bookings (user_id, status, starts_at);
create index bookings_held on bookings (held_until) where held_until is not null;
create index bookings_proposed on bookings (proposed_until) where proposed_until is not null;
create index bookings_in_line on bookings (organization_id, calendar_id, waits_since, id) where waits_since is not null;

-- The history of each booking. Rows are only ever added.
create table booking_steps (
  organization_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  at timestamptz(3) not null,
  actor_id uuid references users on delete set null,
  side text not null check (side in ('person', 'organization', 'time')),
  step text not null check (char_length(step) <= 40),
  -- The time that it is about.
  starts_at timestamptz,
  -- Why it was declined or canceled. Both sides read it.
  reason text not null default '' check (char_length(reason) <= 500),
  primary key (organization_id, id),
  foreign key (organization_id, booking_id) references bookings (organization_id, id) on delete cascade
);
create index booking_steps_of_booking on booking_steps (organization_id, booking_id, id);
create index booking_steps_by_actor on booking_steps (actor_id);

-- What is taken of a calendar: by an open booking, by another time that was proposed for it, or, without a booking, by
-- somebody who has the form open. What is over takes nothing, so this stays small.
create table booked_times (
  organization_id uuid not null,
  id uuid primary key default uuidv7(),
  calendar_id uuid not null,
  user_id uuid not null references users on delete cascade,
  booking_id uuid,
  -- Both times of one booking may overlap.
  holder uuid not null generated always as (coalesce(booking_id, id)) stored,
  -- With what stays free before and after.
  blocked tstzrange not null check (not isempty(blocked)),
  -- Until when a form holds it.
  held_until timestamptz(3),
  check ((booking_id is null) = (held_until is not null)),
  foreign key (organization_id, calendar_id) references calendars (organization_id, id) on delete cascade,
  foreign key (organization_id, booking_id) references bookings (organization_id, id) on delete cascade,
  constraint booked_once exclude using gist (calendar_id with =, blocked with &&, holder with <>)
);
create index booked_times_of_booking on booked_times (organization_id, booking_id);
create index booked_times_of_user on booked_times (user_id);
create index booked_times_held on booked_times (held_until) where held_until is not null;

-- Times that became free, until everybody in line for an earlier one has had the choice.
create table freed_times (
  organization_id uuid not null,
  id uuid primary key default uuidv7(),
  calendar_id uuid not null,
  starts_at timestamptz not null,
  -- Bookings to which it was offered.
  tried uuid[] not null default '{}',
  foreign key (organization_id, calendar_id) references calendars (organization_id, id) on delete cascade
);
create index freed_times_of_calendar on freed_times (organization_id, calendar_id);

alter table calendars enable row level security;
alter table calendars force row level security;
-- Whoever sees a provider sees when it is open.
create policy seen on calendars for select using (
  organization_id = scope_organization() or scope_maintenance()
  or exists (select from listings l where l.organization_id = calendars.organization_id and l.id = calendars.listing_id)
);
create policy added on calendars for insert with check (organization_id = scope_organization());
create policy changed on calendars for update using (organization_id = scope_organization());

alter table bookings enable row level security;
alter table bookings force row level security;
create policy seen on bookings for select using (
  (organization_id = scope_organization() and user_id is distinct from scope_colleague())
  or user_id = scope_user() or scope_maintenance()
);
create policy added on bookings for insert
  with check (organization_id = scope_organization() and user_id = scope_user());
create policy changed on bookings for update
  using (organization_id = scope_organization() and user_id = scope_user());

alter table booking_steps enable row level security;
alter table booking_steps force row level security;
create policy seen on booking_steps for select using (
  exists (
    select from bookings b
    where b.organization_id = booking_steps.organization_id and b.id = booking_steps.booking_id
  )
);
create policy added on booking_steps for insert with check (organization_id = scope_organization());
revoke update, delete on booking_steps from vetsync_app;

alter table booked_times enable row level security;
alter table booked_times force row level security;
create policy seen on booked_times for select using (
  (organization_id = scope_organization() and user_id is distinct from scope_colleague())
  or user_id = scope_user() or scope_maintenance()
);
create policy added on booked_times for insert
  with check (organization_id = scope_organization() and user_id = scope_user());
create policy removed on booked_times for delete
  using (organization_id = scope_organization() or user_id = scope_user() or scope_maintenance());
create policy owned on booked_times for select to current_user using (true);

-- What is taken of a calendar is public, as its free times are; by whom is not.
create view taken_times as
select calendar_id, blocked, holder, held_until, held_until is not null and user_id = (select scope_user()) as is_own
from booked_times;
revoke insert, update, delete on taken_times from vetsync_app;

alter table freed_times enable row level security;
alter table freed_times force row level security;
create policy known on freed_times using (organization_id = scope_organization() or scope_maintenance());

alter table reminders
  drop constraint reminders_kind_check,
  add constraint reminders_kind_check
    check (kind in ('appointment', 'event', 'answer', 'answerSoon', 'bookingDay', 'bookingHour'));
