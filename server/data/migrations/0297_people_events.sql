-- Events that people announce to each other are listings of the organization that has what people do with each other. Nobody
-- administers them but their hosts. See docs/decisions/279-events-of-people.md.
create table event_hosts (
  listing_id uuid primary key references listings (id) on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- As it was when they announced it.
  name text not null check (char_length(name) <= 200)
);
create index event_hosts_of_user on event_hosts (user_id);
alter table event_hosts enable row level security;
alter table event_hosts force row level security;
create policy own on event_hosts for select to vetsync_app using (user_id = scope_user() or scope_maintenance());
create policy added on event_hosts for insert to vetsync_app with check (user_id = scope_user());
create policy owned on event_hosts to current_user using (true);
revoke update, delete on event_hosts from vetsync_app;

-- Whose events they are, for everybody who is signed in.
create view people_events as
select h.listing_id, h.name, u.veteran_verified as is_verified, h.user_id = scope_user() as is_own
from event_hosts h join users u on u.id = h.user_id
where u.banned_at is null and scope_user() is not null;
revoke insert, update, delete on people_events from vetsync_app;
create policy of_people on listings for select to vetsync_app using (
  organization_id = community_id() and scope_user() is not null and (
    status = 'published'
    or exists (select from event_hosts h where h.listing_id = listings.id and h.user_id = scope_user())
  )
);
create policy forgotten on listings for delete to vetsync_app
  using (organization_id = community_id() and scope_maintenance());

-- Where people meet is not part of the listing: only participants see it.
alter table event_links
  alter column link drop not null,
  add column place text not null default '' check (char_length(place) <= 200),
  add constraint event_links_check check (link is not null or place <> '');
create policy hosted on event_links for select to vetsync_app using (
  exists (select from event_hosts h where h.listing_id = event_links.listing_id and h.user_id = scope_user())
);
create or replace function event_has_link(event uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public as $$
  select exists (select from event_links where listing_id = event and link is not null)
$$;

-- An event that is reported. Its host is `mentor_id`, the other of the two people, and `thread_id` is its id.
alter table reports add column listing_id uuid;
-- Who announced an event that somebody reports.
create function event_host(event uuid) returns uuid
  language sql stable security definer set search_path = pg_catalog, public as $$
  select user_id from event_hosts where listing_id = event
$$;
revoke execute on function event_host(uuid) from public;
grant execute on function event_host(uuid) to vetsync_app;

-- Ends what somebody has announced, because they are no longer here. What they wrote goes with their account; the title
-- stays until everybody who wanted to come has been told.
create function end_events_of(person uuid, is_deleted boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  scoped text := coalesce(current_setting('vetsync.organization_id', true), '');
  ids uuid[] := array(select listing_id from event_hosts where user_id = person);
begin
  perform set_config('vetsync.organization_id', community_id()::text, true);
  update listings set status = 'closed', version = version + 1
  where organization_id = community_id() and id = any(ids) and status = 'published';
  if is_deleted then
    update listings set description = '', location = '', search_text = '', details = details - 'questions'
    where organization_id = community_id() and id = any(ids);
    delete from event_links where organization_id = community_id() and listing_id = any(ids);
  end if;
  perform set_config('vetsync.organization_id', scoped, true);
end $$;
revoke execute on function end_events_of(uuid, boolean) from public;
grant execute on function end_events_of(uuid, boolean) to vetsync_app;

create function end_events_of_banned() returns trigger language plpgsql as $$
begin
  perform end_events_of(new.id, false);
  return null;
end $$;
create trigger banned_people_host_nothing after update of banned_at on users for each row
  when (old.banned_at is null and new.banned_at is not null) execute function end_events_of_banned();
