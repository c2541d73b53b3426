-- The private address at which a calendar app reads what somebody has planned. See docs/decisions/265-calendar-files.md.
create table calendar_addresses (
  user_id uuid primary key references users on delete cascade,
  -- SHA-256 of the token in it.
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz(3) not null
);
alter table calendar_addresses enable row level security;
alter table calendar_addresses force row level security;
create policy own on calendar_addresses using (user_id = scope_user()) with check (user_id = scope_user());
create policy found on calendar_addresses for select to current_user using (true);
-- Whose calendar an address shows. Nobody else's rows can be read by it.
create function calendar_owner(token_hash text) returns uuid
  language sql stable security definer set search_path = pg_catalog, public as $$
  select user_id from calendar_addresses where hash = token_hash
$$;
