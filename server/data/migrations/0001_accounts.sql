create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and char_length(email) <= 255),
  full_name text check (char_length(full_name) <= 100),
  password_hash text not null,
  veteran_verified boolean not null default false,
  created_at timestamptz not null
);

-- One role each; somebody without a row is a `user` (platform spec, sections 3 and 7).
create table user_roles (
  user_id uuid primary key references users on delete cascade,
  role text not null check (role in ('user', 'recruiter', 'university', 'hospital', 'nonprofit', 'admin'))
);

-- `id` is the SHA-256 of the cookie's token in hex; the token itself is nowhere.
create table sessions (
  id text primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ends_at timestamptz not null,
  check (expires_at <= ends_at)
);
create index sessions_of_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- A sign-up waiting for its confirmation. An address may have several, each with the password of whoever asked;
-- a user begins only with the one whose link is opened.
create table registrations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email) and char_length(email) <= 255),
  full_name text check (char_length(full_name) <= 100),
  password_hash text not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null
);
create index registrations_of_email on registrations (email);
create index registrations_by_expiry on registrations (expires_at);

-- What a mailed link proves. `hash` is the SHA-256 of the token in hex.
create table account_tokens (
  hash text primary key,
  purpose text not null check (purpose in ('confirm')),
  email text not null,
  registration_id uuid not null references registrations on delete cascade,
  expires_at timestamptz not null
);
create index account_tokens_of_registration on account_tokens (registration_id);
create index account_tokens_by_expiry on account_tokens (expires_at);

-- Tells every server which user's open streams to look at again, whoever ended the session or changed the role.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', old.user_id::text);
  return null;
end $$;
create trigger session_ended after delete on sessions
  for each row execute function tell_session_ended();
create trigger role_changed after update or delete on user_roles
  for each row execute function tell_session_ended();
