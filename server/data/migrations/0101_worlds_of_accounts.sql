-- Each account has a world from its first day, so that a command only has to lock it. Anybody may begin an empty one: it is
-- of an account that exists, and the only one of that account. Its first fact may be of any time.
create policy begun on worlds for insert with check (version = 0);

create function begin_world() returns trigger language plpgsql as $$
begin
  insert into worlds (user_id, last_at) values (new.id, 'epoch');
  return null;
end $$;
create trigger begin_world after insert on users for each row execute function begin_world();

-- Those of the accounts that are there already.
alter table worlds no force row level security;
insert into worlds (user_id, last_at) select id, 'epoch' from users on conflict do nothing;
alter table worlds force row level security;
