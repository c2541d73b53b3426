create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and char_length(email) <= 255),
  full_name text check (char_length(full_name) <= 100),
  -- Null: somebody who has only ever signed in by mail or with an identity provider.
  password_hash text,
  veteran_verified boolean not null default false,
  created_at timestamptz not null,
  banned_at timestamptz,
  -- Counts what makes an earlier proof worth less: another password, another address, a second factor turned on.
  proof_epoch integer not null default 0,
  -- The language of a person's mails and of the pages they are taken to, of those in machines/system/model/languages.ts.
  locale text not null default 'en' check (locale in ('en', 'es')),
  -- Whether they get mail about what concerns them, and about what comes in where they work: at once, once a day, or never.
  mail_about_own text not null default 'atOnce' check (mail_about_own in ('atOnce', 'daily', 'never')),
  mail_about_work text not null default 'daily' check (mail_about_work in ('atOnce', 'daily', 'never')),
  -- Signs the links that end this mail.
  mail_key uuid not null default gen_random_uuid(),
  -- For whom they acted last on the platform: themselves, or the id of an organization. Null until they have chosen.
  acting_for text
    check (acting_for = 'me' or acting_for ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')
);
create index users_banned on users (id) where banned_at is not null;

-- The administrators' list of people.
create index users_by_time on users (created_at, id);
create index users_by_trigram on users using gin (fold_text(email || E'\n' || coalesce(full_name, '')) gin_trgm_ops);

-- One role each; somebody without a row is a `user` (platform spec, sections 3 and 7).
create table user_roles (
  user_id uuid primary key references users on delete cascade,
  role text not null check (role in ('user', 'recruiter', 'university', 'hospital', 'nonprofit', 'admin'))
);
create index user_roles_by_role on user_roles (role);

-- `id` is the SHA-256 of the cookie's token in hex; the token itself is nowhere.
create table sessions (
  id text primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ends_at timestamptz not null,
  -- Names a session to its owner, and stays when its token changes.
  device uuid not null default gen_random_uuid(),
  -- When its owner last proved who they are.
  proven_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- What the browser called itself.
  user_agent text check (char_length(user_agent) <= 200),
  -- The epoch in which a password was looked up; null where nothing was that could be outdated.
  proof_epoch integer,
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
  expires_at timestamptz not null,
  -- The SHA-256 of a secret that only the browser of the sign-up has. A mailed link proves an address; it confirms the
  -- sign-up of the browser that it is opened in, and no other one.
  browser text,
  locale text not null default 'en' check (locale in ('en', 'es'))
);
create index registrations_of_email on registrations (email);
create index registrations_by_expiry on registrations (expires_at);

-- What a mailed link proves. `hash` is the SHA-256 of the token in hex.
create table account_tokens (
  hash text primary key,
  purpose text not null check (purpose in ('confirm', 'link', 'reset', 'new_email')),
  email text not null,
  expires_at timestamptz not null,
  -- Null while the address only waits for its confirmation.
  user_id uuid references users on delete cascade
);
create index account_tokens_by_expiry on account_tokens (expires_at);
create index account_tokens_of_email on account_tokens (email);
create index account_tokens_of_user on account_tokens (user_id);

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

-- What the session check reads, under a short name: the driver looks a prepared statement up by its whole text. Sessions
-- are found without a scope only.
create view session_users with (security_invoker = true) as
  select s.id as session, s.expires_at as "expiresAt", s.ends_at as "endsAt",
    u.id, u.email, u.full_name as "fullName", u.veteran_verified as "veteranVerified",
    coalesce(r.role, 'user') as role, s.proven_at as "provenAt", s.last_seen_at as "lastSeenAt", u.locale
  from sessions s
  join users u on u.id = s.user_id
  left join user_roles r on r.user_id = s.user_id;

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
create index email_changes_by_email on email_changes (email);

-- Accounts at an identity provider that open an account here (OpenID Connect Core, section 5.7: only issuer and subject
-- together name somebody for good). `email` is what the provider said when it was linked, for its owner to recognise.
create table identities (
  provider text not null check (provider in ('google')),
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  email text not null check (char_length(email) <= 255),
  linked_at timestamptz not null,
  primary key (provider, issuer, subject),
  unique (user_id, provider)
);

-- Somebody is on their way to a provider and back. `state` is the SHA-256 of the state parameter and `browser` that of a
-- cookie; what else protects the way is derived from both (server/accounts/identities/oauthFlows.ts) and is nowhere.
create table provider_flows (
  state text primary key,
  browser text not null,
  purpose text not null check (purpose in ('google', 'google_link', 'verification')),
  -- The session for which it was begun. It may get a new token on the way; when it ends, so does this.
  session_id text references sessions on update cascade on delete cascade,
  return_to text not null,
  expires_at timestamptz not null,
  check ((purpose = 'google') = (session_id is null))
);
create index provider_flows_of_session on provider_flows (session_id);
create index provider_flows_by_expiry on provider_flows (expires_at);

-- Whose veteran status was verified, and by which proof: the SHA-256 of the provider's issuer and subject, so that one
-- person's service verifies one account, and the database holds no name of theirs at the provider.
create table veteran_proofs (
  proof text primary key,
  user_id uuid not null references users on delete cascade,
  verified_at timestamptz not null
);
create index veteran_proofs_of_user on veteran_proofs (user_id);

-- Authenticator apps (RFC 6238). One counts only once a code of it was seen; until then each account has one at most.
create table second_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  -- Sealed with a key that is not in the database; see server/accounts/sealing.ts.
  secret text not null,
  created_at timestamptz not null,
  verified_at timestamptz,
  -- The time step of the last code that was taken: no code of that step or an earlier one is taken again.
  last_step bigint not null default -1
);
create index second_factors_of_user on second_factors (user_id);
create unique index second_factor_in_setup on second_factors (user_id) where verified_at is null;

-- `hash` is the SHA-256 of the account's id and the code. A code that was used is gone.
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  hash text not null,
  primary key (user_id, hash)
);

-- Somebody has proven who they are but for the second factor. `id` is the SHA-256 of the challenge's id in hex.
create table second_factor_challenges (
  id text primary key,
  user_id uuid not null references users on delete cascade,
  proof text not null check (proof in ('password', 'mail', 'google', 'confirm', 'reset')),
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- As in `sessions`.
  proof_epoch integer
);
create index second_factor_challenges_of_user on second_factor_challenges (user_id);
create index second_factor_challenges_by_expiry on second_factor_challenges (expires_at);

-- What was proven by an old password or at an old address is worth nothing under a new one.
create function end_challenges() returns trigger language plpgsql as $$
begin
  delete from second_factor_challenges where user_id = new.id;
  return null;
end $$;
create trigger proof_outdated after update of password_hash, email on users
  for each row when (old.password_hash is distinct from new.password_hash or old.email <> new.email)
  execute function end_challenges();

-- A password takes a moment to verify. What was verified by one that has been replaced meanwhile opens nothing, however
-- close: the share lock waits for a change that is being committed, and a change waits for it.
create function refuse_banned() returns trigger language plpgsql as $$
declare
  owner record;
begin
  select banned_at, proof_epoch into owner from users where id = new.user_id for share;
  if owner.banned_at is not null then
    raise exception 'banned' using errcode = 'VB001';
  end if;
  if new.proof_epoch <> owner.proof_epoch then
    raise exception 'outdated' using errcode = 'VB002';
  end if;
  return new;
end $$;
create trigger banned_stay_out before insert on sessions
  for each row execute function refuse_banned();

create function end_banned() returns trigger language plpgsql as $$
begin
  delete from second_factor_challenges where user_id = new.id;
  delete from sessions where user_id = new.id;
  return null;
end $$;
create trigger banned_are_signed_out after update of banned_at on users
  for each row when (new.banned_at is not null) execute function end_banned();

-- What people keep about themselves (platform spec, section 3); its shape and limits are those of machines/profile/model/profile.ts.
create table profiles (
  user_id uuid primary key references users on delete cascade,
  profile jsonb not null check (jsonb_typeof(profile) = 'object'),
  updated_at timestamptz not null
);

create function next_proof_epoch() returns trigger language plpgsql as $$
begin
  new.proof_epoch := old.proof_epoch + 1;
  return new;
end $$;
create trigger proof_outdates before update of password_hash, email on users
  for each row when (old.password_hash is distinct from new.password_hash or old.email <> new.email)
  execute function next_proof_epoch();

create function next_proof_epoch_of_owner() returns trigger language plpgsql as $$
begin
  update users set proof_epoch = proof_epoch + 1 where id = new.user_id;
  return null;
end $$;
create trigger factor_outdates_proofs after update of verified_at on second_factors
  for each row when (old.verified_at is null and new.verified_at is not null)
  execute function next_proof_epoch_of_owner();

create function refuse_outdated() returns trigger language plpgsql as $$
declare
  current_epoch integer;
begin
  select proof_epoch into current_epoch from users where id = new.user_id for share;
  if new.proof_epoch <> current_epoch then
    raise exception 'outdated' using errcode = 'VB002';
  end if;
  return new;
end $$;
create trigger outdated_proofs_stay_out before insert on second_factor_challenges
  for each row when (new.proof_epoch is not null) execute function refuse_outdated();
