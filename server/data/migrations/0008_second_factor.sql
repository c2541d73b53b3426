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
  expires_at timestamptz not null
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
