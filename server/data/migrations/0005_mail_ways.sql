-- Null: somebody who has only ever signed in by mail or with an identity provider.
alter table users alter column password_hash drop not null;

-- `device` names a session to its owner and stays when its token changes; `proven_at` is when they last proved who they
-- are; `user_agent` is what the browser called itself.
alter table sessions
  add column device uuid not null default gen_random_uuid(),
  add column proven_at timestamptz,
  add column last_seen_at timestamptz,
  add column user_agent text check (char_length(user_agent) <= 200);
update sessions set proven_at = created_at, last_seen_at = created_at;
alter table sessions
  alter column proven_at set not null,
  alter column last_seen_at set not null;

create or replace view session_users as
  select s.id as session, s.expires_at as "expiresAt", s.ends_at as "endsAt",
    u.id, u.email, u.full_name as "fullName", u.veteran_verified as "veteranVerified",
    coalesce(r.role, 'user') as role, s.proven_at as "provenAt", s.last_seen_at as "lastSeenAt"
  from sessions s
  join users u on u.id = s.user_id
  left join user_roles r on r.user_id = s.user_id;

-- `link` and `reset` name no account while their address only waits for its confirmation.
alter table account_tokens
  drop constraint account_tokens_purpose_check,
  add constraint account_tokens_purpose_check check (purpose in ('confirm', 'link', 'reset', 'new_email')),
  alter column registration_id drop not null,
  add constraint account_tokens_registration_check check ((purpose = 'confirm') = (registration_id is not null)),
  add column user_id uuid references users on delete cascade;
create index account_tokens_of_email on account_tokens (email);
create index account_tokens_of_user on account_tokens (user_id);

-- The newest code mailed to an address, as an argon2id hash.
create table one_time_codes (
  email text primary key,
  user_id uuid references users on delete cascade,
  hash text not null,
  guesses integer not null default 0,
  expires_at timestamptz not null
);
create index one_time_codes_by_expiry on one_time_codes (expires_at);
create index one_time_codes_of_user on one_time_codes (user_id);

-- An address that somebody asked to have instead of their own, until a link mailed there is opened.
create table email_changes (
  user_id uuid primary key references users on delete cascade,
  email text not null check (email = lower(email) and char_length(email) <= 255),
  expires_at timestamptz not null
);
create index email_changes_by_expiry on email_changes (expires_at);

alter table mail_outbox add column user_id uuid references users on delete cascade;
create index mail_outbox_of_user on mail_outbox (user_id);

-- SHA-256 of the address, so that an account's places can go with it.
alter table known_places add column account text;
create index known_places_of_account on known_places (account);
