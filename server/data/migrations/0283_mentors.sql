-- What people do with each other. One organization that nobody works for, finds or administers has the rows, so that conversations
-- and reports are those of organizations. See docs/decisions/269-people-among-themselves.md.
alter table organizations
  drop constraint organizations_status_check,
  drop constraint organizations_decision_check,
  add constraint organizations_status_check
    check (status in ('pending', 'approved', 'declined', 'suspended', 'community')),
  add constraint organizations_decision_check check (decision in ('approved', 'declined', 'suspended', 'community'));
create function community_id() returns uuid language sql immutable parallel safe
  return '0198c0de-0000-7000-8000-00000000c0de'::uuid;
do $$
declare
  scoped text := coalesce(current_setting('vetsync.organization_id', true), '');
begin
  perform set_config('vetsync.organization_id', community_id()::text, true);
  insert into organizations (id, kind, slug, status, decision, decided_at, name, name_skeleton, created_at, updated_at)
  values (community_id(), 'nonprofit', 'people-on-vetsync', 'community', 'community', '2026-01-01', 'VetSync community',
    'people on vetsync', '2026-01-01', '2026-01-01');
  perform set_config('vetsync.organization_id', scoped, true);
end $$;
create policy unlisted on organizations as restrictive for select using (status <> 'community');

-- Who gives others some of their time, and what they say of it.
create table mentors (
  user_id uuid primary key references users on delete cascade,
  -- As it was when they last changed their offer.
  name text not null check (char_length(name) <= 200),
  work text not null check (char_length(work) <= 120),
  location text not null check (char_length(location) <= 100),
  about text not null check (char_length(about) <= 600),
  times text not null check (char_length(times) <= 120),
  fields text[] not null check (cardinality(fields) between 1 and 6),
  topics text[] not null check (cardinality(topics) between 1 and 8),
  branch text not null check (char_length(branch) <= 40),
  languages text[] not null check (cardinality(languages) between 1 and 6),
  -- How many people at once.
  capacity integer not null check (capacity between 1 and 20),
  -- Whether they are found and asked.
  is_open boolean not null,
  search_text text not null,
  since timestamptz(3) not null
);
create index mentors_by_time on mentors (since desc, user_id desc) where is_open;

-- What somebody asked a mentor, and what became of it. The conversation of an accepted one has its id.
create table mentorships (
  id uuid primary key,
  mentor_id uuid not null references users on delete cascade,
  user_id uuid not null references users on delete cascade,
  status text not null check (status in ('requested', 'waiting', 'accepted', 'declined', 'withdrawn', 'ended')),
  text text not null check (char_length(text) between 1 and 1000),
  -- Both as they were when the person asked.
  mentor_name text not null check (char_length(mentor_name) <= 200),
  user_name text not null check (char_length(user_name) <= 200),
  asked_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  check (mentor_id <> user_id),
  unique (mentor_id, user_id)
);
create index mentorships_of_user on mentorships (user_id, changed_at desc);
create index mentorships_of_mentor on mentorships (mentor_id, changed_at desc);

alter table mentors enable row level security;
alter table mentors force row level security;
create policy own on mentors to vetsync_app using (user_id = scope_user()) with check (user_id = scope_user());
create policy owned on mentors to current_user using (true);
revoke delete on mentors from vetsync_app;

alter table mentorships enable row level security;
alter table mentorships force row level security;
create policy seen on mentorships for select to vetsync_app using (user_id = scope_user() or mentor_id = scope_user());
create policy asked on mentorships for insert to vetsync_app with check (user_id = scope_user());
create policy changed on mentorships for update to vetsync_app using (user_id = scope_user() or mentor_id = scope_user());
create policy owned on mentorships to current_user using (true);
revoke delete on mentorships from vetsync_app;

-- Conversations between two people: `user_id` asked, `mentor_id` is the other side.
alter table threads
  add column mentor_id uuid references users on delete cascade,
  add column mentor_blocked_at timestamptz(3),
  drop constraint threads_organization_id_user_id_key,
  add constraint threads_between unique nulls not distinct (organization_id, user_id, mentor_id),
  add check ((mentor_id is null) = (organization_id <> community_id()));
create index threads_of_mentor on threads (mentor_id, last_at desc, id desc) where mentor_id is not null;
create policy mentored on threads for select using (mentor_id = scope_user());
create policy mentor_changes on threads for update using (mentor_id = scope_user());
create policy mentored on messages for select
  using (thread_id in (select id from threads where mentor_id = scope_user()));
create policy mentor_adds on messages for insert
  with check (thread_id in (select id from threads where mentor_id = scope_user()));
-- Nobody reads them for the organization that has them.
create policy between_people on threads as restrictive for select using (
  organization_id <> community_id() or user_id = scope_user() or mentor_id = scope_user() or scope_erasure()
);
create policy between_people on messages as restrictive for select using (
  organization_id <> community_id() or scope_erasure()
  or thread_id in (select id from threads where user_id = scope_user() or mentor_id = scope_user())
);

alter table reports add column mentor_id uuid references users on delete cascade;
create index reports_of_mentor on reports (mentor_id) where mentor_id is not null;

-- Whom somebody can ask: mentors who are open, have a free place and have not blocked them.
create view found_mentors as
select m.user_id as id, m.name, m.work, m.location, m.about, m.times, m.fields, m.topics, m.branch, m.languages,
  m.search_text, m.since, u.veteran_verified as "isVerified",
  m.capacity - (
    select count(*)::int from mentorships s where s.mentor_id = m.user_id and s.status = 'accepted'
  ) as places
from mentors m join users u on u.id = m.user_id
where m.is_open and u.banned_at is null and scope_user() is not null and m.user_id <> scope_user()
  and not exists (
    select from threads t
    where t.mentor_id = m.user_id and t.user_id = scope_user() and t.mentor_blocked_at is not null
  );
revoke insert, update, delete on found_mentors from vetsync_app;

-- People whom somebody met: both had a seat at the same event, which is over, and both chose to be seen there.
create function met_people(now timestamptz) returns table (id uuid, name text, title text, at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select distinct on (p.user_id) p.user_id, p.name, l.title, l.ends_at
  from event_participants o
  join event_participants p on p.organization_id = o.organization_id and p.listing_id = o.listing_id
  join listings l on l.organization_id = o.organization_id and l.id = o.listing_id
  where o.user_id = scope_user() and o.state = 'joined' and o.is_seen
    and p.user_id <> o.user_id and p.state = 'joined' and p.is_seen and p.name <> ''
    and l.ends_at <= now
  order by p.user_id, l.ends_at desc
$$;

-- What others have of somebody whose account is about to be deleted: their world's notices of mentoring, and what was written
-- in a conversation that goes with the account.
create function erase_mentoring(person uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  erasure text := coalesce(current_setting('vetsync.erasure', true), '');
begin
  perform set_config('vetsync.erasure', 'on', true);
  perform from worlds
  where user_id in (
    select case when mentor_id = person then user_id else mentor_id end from mentorships
    where person in (mentor_id, user_id)
  )
  order by user_id for no key update;
  delete from world_items i using mentorships m
  where person in (m.mentor_id, m.user_id) and i.user_id in (m.mentor_id, m.user_id) and i.user_id <> person and (
    i.list = 'notifications' and i.item ->> 'subjectId' in ('person:' || m.id, 'mentor:' || m.id)
    or i.list = 'sentMessages' and i.item ->> 'from' = 'person:' || m.id
    or i.list = 'reports' and i.item ->> 'threadId' = m.id::text
  );
  update facts set payload = jsonb_set(jsonb_set(payload, '{message,fromName}', '""'), '{message,text}', '"…"')
  where actor_id = person and user_id <> person and kind = 'messageSent' and payload #>> '{message,from}' like 'person:%';
  update facts set payload = jsonb_set(jsonb_set(payload, '{name}', '""'), '{text}', '""')
  where actor_id = person and user_id <> person and kind = 'mentoringChanged';
  perform set_config('vetsync.erasure', erasure, true);
end $$;
revoke execute on function erase_mentoring(uuid) from public;
grant execute on function erase_mentoring(uuid) to vetsync_app;
revoke execute on function met_people(timestamptz) from public;
grant execute on function met_people(timestamptz) to vetsync_app;

-- What somebody did to another person is a fact of their own, too, which their world doesn't have.
alter table facts drop constraint facts_check1, add constraint facts_check1 check (version is null or user_id is not null);
