alter table users add column banned_at timestamptz;
create index users_banned on users (id) where banned_at is not null;

-- Whoever begins the session, and however close to the ban: the share lock waits for a ban that is being committed, and
-- a ban waits for it.
create function refuse_banned() returns trigger language plpgsql as $$
declare
  banned timestamptz;
begin
  select banned_at into banned from users where id = new.user_id for share;
  if banned is not null then
    raise exception 'banned' using errcode = 'VB001';
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
