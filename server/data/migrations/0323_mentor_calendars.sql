-- Talks with mentors: bookings in a mentor's own calendar, which has the id of their account. See docs/decisions/062.
alter table calendars
  add column mentor_id uuid unique references users on delete cascade,
  add constraint calendars_mentor_check check (
    (mentor_id is not null) = (kind = 'mentor') and (mentor_id is null or mentor_id = id and organization_id = community_id())
  );
create index bookings_of_mentors on bookings (starts_at)
  where kind = 'mentor' and status in ('requested', 'confirmed');

-- Only the two of a running mentoring read when the mentor has time, and neither has blocked the other.
create policy mentored on calendars for select using (
  mentor_id = scope_user() or exists (
    select from mentorships s join threads t on t.id = s.id
    where s.mentor_id = calendars.mentor_id and s.user_id = scope_user() and s.status = 'accepted'
      and t.blocked_at is null and t.mentor_blocked_at is null
  )
);
-- Nobody reads what people have with each other for the organization that has it. Who was mentored before can still be told.
create policy between_people on calendars as restrictive for select to vetsync_app using (
  mentor_id is null or mentor_id = scope_user() or scope_maintenance()
  or exists (select from mentorships s where s.mentor_id = calendars.mentor_id and s.user_id = scope_user())
);
create policy own_hours on calendars as restrictive for insert to vetsync_app
  with check (mentor_id is null or mentor_id = scope_user());
create policy own_hours_changed on calendars as restrictive for update to vetsync_app
  using (true) with check (mentor_id is null or mentor_id = scope_user());

create policy mentored on bookings for select using (kind = 'mentor' and calendar_id = scope_user());
create policy between_people on bookings as restrictive for select to vetsync_app using (
  kind <> 'mentor' or user_id = scope_user() or calendar_id = scope_user() or scope_maintenance()
);
create policy between_people on booked_times as restrictive for select to vetsync_app using (
  organization_id <> community_id() or user_id = scope_user() or calendar_id = scope_user() or scope_maintenance()
);

-- Talks to come of people who no longer talk: the mentoring has ended, one has blocked the other, or one is banned.
create function talks_to_end(now timestamptz)
  returns table ("organizationId" uuid, "calendarId" uuid, "userId" uuid, id uuid)
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  erasure text := coalesce(current_setting('vetsync.erasure', true), '');
begin
  perform set_config('vetsync.erasure', 'on', true);
  return query
    select b.organization_id, b.calendar_id, b.user_id, b.id from bookings b
    where b.kind = 'mentor' and b.status in ('requested', 'confirmed') and b.starts_at > now and not exists (
      select from mentorships s
      join threads t on t.organization_id = community_id() and t.id = s.id
      join users m on m.id = s.mentor_id
      join users p on p.id = s.user_id
      where s.mentor_id = b.calendar_id and s.user_id = b.user_id and s.status = 'accepted'
        and t.blocked_at is null and t.mentor_blocked_at is null and m.banned_at is null and p.banned_at is null
    )
    order by b.id;
  perform set_config('vetsync.erasure', erasure, true);
end $$;
revoke execute on function talks_to_end(timestamptz) from public;
grant execute on function talks_to_end(timestamptz) to vetsync_app;

-- What others have of talks with somebody whose account is about to be deleted: the name in what they were told, and talks
-- that are over.
create function erase_talks(person uuid, now timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  erasure text := coalesce(current_setting('vetsync.erasure', true), '');
  talks uuid[] := array(
    select id from bookings where kind = 'mentor' and person in (user_id, calendar_id)
  );
  others uuid[] := array(
    select distinct case when user_id = person then calendar_id else user_id end from bookings where id = any(talks)
  );
begin
  perform set_config('vetsync.erasure', 'on', true);
  perform from worlds where user_id = any(others) order by user_id for no key update;
  delete from world_items i
  where i.user_id = any(others) and (
    i.list = 'notifications' and i.item ->> 'subjectId' = any(talks::text[])
    or i.list = 'bookings' and i.id = any(talks::text[]) and not exists (
      select from bookings b
      where b.id::text = i.id and b.status in ('requested', 'confirmed') and b.starts_at > now
    )
  );
  update facts set payload = jsonb_set(jsonb_set(payload, '{booking,title}', '""'), '{booking,organizationName}', '""')
  where user_id = any(others) and kind = 'bookingChanged' and subject = any(talks::text[]);
  perform set_config('vetsync.erasure', erasure, true);
end $$;
revoke execute on function erase_talks(uuid, timestamptz) from public;
grant execute on function erase_talks(uuid, timestamptz) to vetsync_app;
