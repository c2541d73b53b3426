-- Counts what makes an earlier proof worth less: another password, another address, a second factor turned on.
alter table users add column proof_epoch integer not null default 0;

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

-- The epoch in which a password was looked up; null where nothing was that could be outdated.
alter table sessions add column proof_epoch integer;
alter table second_factor_challenges add column proof_epoch integer;

-- A password takes a moment to verify. What was verified by one that has been replaced meanwhile opens nothing, however
-- close: the share lock waits for a change that is being committed, and a change waits for it.
create or replace function refuse_banned() returns trigger language plpgsql as $$
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
