-- Those whom organizations have taken in, and what becomes of them after the decision. See docs/decisions/190-cases.md.
-- Kinds, statuses and outcomes are those of machines/model/exchange/cases.ts.
create table cases (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null unique,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('participant', 'student', 'hire', 'patient')),
  -- The application that was taken. Null for somebody who came otherwise.
  application_id uuid,
  listing_id uuid,
  -- As they were when the case was opened.
  title text not null check (char_length(title) <= 200),
  person_name text not null,
  rank text not null,
  branch text not null,
  status text not null check (char_length(status) <= 40),
  outcome text check (char_length(outcome) <= 40),
  priority text not null check (priority in ('high', 'medium', 'low')),
  progress smallint check (progress between 0 and 100),
  term text not null check (char_length(term) <= 40),
  credits smallint check (credits between 0 and 300),
  benefits_left smallint check (benefits_left between 0 and 100),
  goals jsonb not null check (jsonb_typeof(goals) = 'array'),
  -- A colleague who works with the person. Who leaves the staff works with nobody.
  owner_id uuid,
  next_step text not null default '' check (char_length(next_step) <= 200),
  next_on date,
  last_contact_at timestamptz(3),
  opened_at timestamptz(3) not null,
  closed_at timestamptz(3),
  -- The decision was taken back by which it had begun. With an application that is taken again, it is there again.
  undone_at timestamptz(3),
  updated_at timestamptz(3) not null,
  -- Who changed it last. Null if their account no longer exists.
  changed_by uuid references users on delete set null,
  -- Counts the changes, so that nobody changes what they have not seen.
  version integer not null default 1,
  search_text text not null
    generated always as (search_words(person_name || ' ' || title || ' ' || rank || ' ' || branch)) stored,
  primary key (organization_id, id),
  unique (organization_id, application_id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade,
  foreign key (organization_id, owner_id)
    references organization_members (organization_id, user_id) on delete set null (owner_id)
);
create index cases_by_time on cases (organization_id, kind, opened_at desc, id desc) where undone_at is null;
create index cases_by_status on cases (organization_id, kind, status, opened_at desc, id desc) where undone_at is null;
create index cases_by_next_step on cases (organization_id, next_on, id)
  where next_on is not null and closed_at is null and undone_at is null;
create index cases_by_owner on cases (organization_id, owner_id) where owner_id is not null;
create index cases_of_user on cases (user_id, opened_at desc);
create index cases_by_changer on cases (changed_by);

-- What somebody was promised or has asked for.
create table case_services (
  organization_id uuid not null,
  id uuid not null unique,
  case_id uuid not null,
  name text not null check (char_length(name) <= 120),
  status text not null check (char_length(status) <= 40),
  requested_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, case_id) references cases (organization_id, id) on delete cascade
);
create index case_services_of_case on case_services (organization_id, case_id, requested_at, id);
create index case_services_by_status on case_services (organization_id, status, requested_at, id);

-- The history of each case, for the staff. Rows are only ever added.
create table case_entries (
  organization_id uuid not null,
  id uuid not null default uuidv7(),
  case_id uuid not null,
  at timestamptz(3) not null,
  actor_id uuid references users on delete set null,
  entry text not null check (char_length(entry) <= 40),
  -- By field, the value before and the one after.
  changes jsonb not null default '{}' check (jsonb_typeof(changes) = 'object'),
  -- For colleagues. The person never gets them.
  notes text not null default '' check (char_length(notes) <= 5000),
  primary key (organization_id, id),
  foreign key (organization_id, case_id) references cases (organization_id, id) on delete cascade
);
create index case_entries_of_case on case_entries (organization_id, case_id, id desc);
create index case_entries_by_actor on case_entries (actor_id);
revoke update, delete on case_entries from vetsync_app;

alter table cases enable row level security;
alter table cases force row level security;
create policy seen on cases for select using (
  (organization_id = scope_organization() and user_id is distinct from scope_colleague()) or user_id = scope_user()
);
create policy added on cases for insert with check (organization_id = scope_organization());
create policy changed on cases for update using (organization_id = scope_organization());
-- Background work tells them that an organization has ended.
create policy told on cases for select using (scope_maintenance());
create policy erased on cases to current_user using (scope_erasure());

alter table case_services enable row level security;
alter table case_services force row level security;
create policy seen on case_services for select using (
  case_id in (select id from cases where user_id = scope_user())
  or (organization_id = scope_organization() and exists (
    select from cases c
    where c.organization_id = case_services.organization_id and c.id = case_services.case_id
      and c.user_id is distinct from scope_colleague()
  ))
);
create policy added on case_services for insert with check (organization_id = scope_organization());
create policy changed on case_services for update using (organization_id = scope_organization());

-- Nobody reads what colleagues write about them: the person's own scope sees nothing here.
alter table case_entries enable row level security;
alter table case_entries force row level security;
create policy seen on case_entries for select using (
  organization_id = scope_organization() and exists (
    select from cases c
    where c.organization_id = case_entries.organization_id and c.id = case_entries.case_id
      and c.user_id is distinct from scope_colleague()
  )
);
create policy added on case_entries for insert with check (organization_id = scope_organization());

-- When something happened to a case of theirs, without what colleagues wrote. The owner of the tables reads them for it.
create policy owned on cases for select to current_user using (true);
create policy owned on case_entries for select to current_user using (true);
create view own_case_entries as
select e.case_id, e.id, e.at, e.entry
from case_entries e join cases c on c.organization_id = e.organization_id and c.id = e.case_id
where c.user_id = scope_user() and c.undone_at is null;
revoke insert, update, delete on own_case_entries from vetsync_app;

-- Who has looked at a case, and which exports had cases of which kind. The person can see both.
alter table access_records add column case_id uuid;
create index access_records_of_case on access_records (organization_id, case_id, at desc) where case_id is not null;
drop policy seen on access_records;
create policy seen on access_records for select using (
  user_id = scope_user()
  or (organization_id = scope_organization() and num_nonnulls(application_id, thread_id, case_id) > 0)
);
-- Null for exports of applications.
alter table application_exports add column case_kind text;
drop policy seen on application_exports;
create policy seen on application_exports for select using (
  organization_id = scope_organization() or actor_id = scope_user()
  or organization_id in (select organization_id from applications where user_id = scope_user())
  or organization_id in (select organization_id from cases where user_id = scope_user())
);

-- Their histories name those who wrote them, also once they have left.
create or replace view named_people as
select u.id, u.full_name as name, coalesce(nullif(p.profile ->> 'name', ''), u.full_name, '') as signature
from users u left join profiles p on p.user_id = u.id
where u.id = (select scope_user()) or (select scope_administration())
  or exists (
    select from organization_members m where m.organization_id = (select scope_organization()) and m.user_id = u.id
  )
  or exists (
    select from application_steps s where s.actor_id = u.id and s.organization_id = (select scope_organization())
  )
  or exists (
    select from applications a where a.changed_by = u.id and a.organization_id = (select scope_organization())
  )
  or exists (
    select from access_records r where r.actor_id = u.id and r.organization_id = (select scope_organization())
  )
  or exists (
    select from organization_invitations i
    where i.invited_by = u.id and i.organization_id = (select scope_organization())
  )
  or exists (select from access_records r where r.actor_id = u.id and r.user_id = (select scope_user()))
  or exists (select from contact_requests r where r.actor_id = u.id and r.user_id = (select scope_user()))
  or exists (
    select from application_steps s join applications a
      on a.organization_id = s.organization_id and a.id = s.application_id
    where s.actor_id = u.id and a.user_id = (select scope_user())
  )
  or exists (
    select from application_exports e join applications a on a.organization_id = e.organization_id
    where e.actor_id = u.id and a.user_id = (select scope_user())
  )
  or exists (
    select from case_entries e where e.actor_id = u.id and e.organization_id = (select scope_organization())
  );

-- An account that is deleted leaves no name in cases either.
create index facts_of_case_owner on facts ((payload #>> '{case,owner,id}'))
  where payload #>> '{case,owner,id}' is not null;
create or replace function erase_traces(person uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  erasure text := coalesce(current_setting('vetsync.erasure', true), '');
begin
  perform set_config('vetsync.erasure', 'on', true);

  -- The worlds of others are locked first, and in order, so that no command that has read one stores the name again.
  perform from worlds
  where user_id in (
    select t.user_id from messages m
      join threads t on t.organization_id = m.organization_id and t.id = m.thread_id
    where m.author_id = person and m.side = 'organization'
    union select user_id from contact_requests where actor_id = person
    union select user_id from cases where owner_id = person
  )
  order by user_id for no key update;

  update world_items i set item = jsonb_set(item, '{fromName}',
    to_jsonb(sender_without(m.author_name, item ->> 'fromName')))
  from messages m join threads t on t.organization_id = m.organization_id and t.id = m.thread_id
  where m.author_id = person and m.side = 'organization' and i.user_id = t.user_id
    and i.list = 'sentMessages' and i.id = m.id::text and i.item ? 'fromName';
  update world_items i set item = jsonb_set(item, '{title,values,0}',
    to_jsonb(sender_without(m.author_name, item #>> '{title,values,0}')))
  from messages m join threads t on t.organization_id = m.organization_id and t.id = m.thread_id
  where m.author_id = person and m.side = 'organization' and i.user_id = t.user_id
    and i.list = 'notifications' and i.id = m.id::text || ':told' and i.item #>> '{title,code}' = 'world.messageFrom';
  update world_items i set item = jsonb_set(item, '{fromName}', '""')
  from contact_requests r
  where r.actor_id = person and i.user_id = r.user_id and i.list = 'contactRequests' and i.id = r.id::text;
  update world_items i set item = jsonb_set(item, '{message,values,0}', '""')
  from contact_requests r
  where r.actor_id = person and i.user_id = r.user_id and i.list = 'notifications' and i.id = r.id::text || ':told'
    and i.item #>> '{message,code}' = 'contact.requestMore';

  update world_items i set item = jsonb_set(item, '{owner}', 'null')
  from cases c
  where c.owner_id = person and i.user_id = c.user_id and i.list = 'cases' and i.id = c.id::text;

  update facts f set payload = jsonb_set(payload, '{message,fromName}',
    to_jsonb(sender_without(m.author_name, payload #>> '{message,fromName}')))
  from messages m
  where f.actor_id = person and f.user_id <> person and f.kind = 'messageSent' and m.id = f.id and m.author_id = person
    and f.payload #>> '{message,fromName}' is not null;
  update facts set payload = jsonb_set(payload, '{request,fromName}', '""')
  where actor_id = person and user_id <> person and kind = 'contactRequested';
  update facts set payload = jsonb_set(payload, '{authorName}', '""')
  where actor_id = person and organization_id is not null and kind = 'messageSent';
  update facts set payload = jsonb_set(payload, '{assignee}', 'null')
  where kind = 'applicationAssigned' and payload #>> '{assignee,id}' = person::text;
  update facts set payload = jsonb_set(payload, '{case,owner}', 'null')
  where payload #>> '{case,owner,id}' = person::text;
  delete from facts where actor_id = person and kind = 'applicationOpened';

  -- Reports keep what was written as evidence, without the name; what they said in their own is theirs.
  update reports r set evidence = (
    select jsonb_agg(
      case when m.id is null then line.value else line.value || '{"authorName": ""}' end order by line.ordinality)
    from jsonb_array_elements(r.evidence) with ordinality line
      left join messages m on m.author_id = person and m.id::text = line.value ->> 'id'
  )
  where exists (
    select from messages m
    where m.author_id = person and m.organization_id = r.organization_id and m.thread_id = r.thread_id
  ) and jsonb_array_length(r.evidence) > 0;
  update reports set reporter_id = null, note = '' where reporter_id = person;
  update messages set author_id = null, author_name = '' where author_id = person;
  update contact_requests set actor_id = null where actor_id = person;
  update applications set changed_by = null where changed_by = person;
  update applications a set assignee_id = null
  from organization_members m
  where m.user_id = person and a.organization_id = m.organization_id and a.assignee_id = person;

  update cases set changed_by = null where changed_by = person;
  update cases set owner_id = null where owner_id = person;

  perform set_config('vetsync.erasure', erasure, true);
end $$;

-- Applications that were taken before have a case from then on. The owner of the tables sees them for as long as this takes.
alter table applications no force row level security;
alter table application_steps no force row level security;
alter table organizations no force row level security;
alter table cases no force row level security;
alter table case_services no force row level security;
alter table case_entries no force row level security;
alter table world_items no force row level security;

create temporary table taken on commit drop as
select a.*, uuidv7() as case_id, coalesce((
  select max(s.at) from application_steps s
  where s.organization_id = a.organization_id and s.application_id = a.id and s.step = 'decided' and s.status = a.status
), a.updated_at) as taken_at, case
  when a.kind <> 'nonprofit' then array[]::text[]
  when jsonb_array_length(needs) > 0 then array(
    select left(need, 120) from jsonb_array_elements_text(needs) with ordinality given (need, nth)
    group by left(need, 120) order by min(nth) limit 20)
end as asked
from applications a cross join lateral (
  select case when jsonb_typeof(a.answers -> 'services') = 'array' then a.answers -> 'services' else '[]' end
) given (needs)
where a.status in ('hired', 'accepted', 'active');

insert into cases (organization_id, id, user_id, kind, application_id, listing_id, title, person_name, rank, branch,
  status, priority, progress, term, goals, owner_id, opened_at, updated_at)
select t.organization_id, t.case_id, t.user_id,
  case t.kind when 'job' then 'hire' when 'college' then 'student' else 'participant' end,
  t.id, t.listing_id, left(t.listing_title, 200), t.applicant_name,
  case when jsonb_typeof(t.snapshot -> 'rank') = 'string' then t.snapshot ->> 'rank' else '' end,
  case when jsonb_typeof(t.snapshot -> 'branch') = 'string' then t.snapshot ->> 'branch' else '' end,
  case t.kind when 'job' then 'hired' when 'college' then 'enrolled' else 'active' end, 'medium',
  case t.kind when 'nonprofit' then 25 end,
  case t.kind when 'college' then left(btrim(coalesce(t.answers #>> '{form,preferredStartDate}', '')), 40) else '' end,
  coalesce((
    select jsonb_agg(jsonb_build_object('text', goal, 'done', false)) from unnest(
      coalesce(t.asked, array['Find out together what is needed', 'A plan for the next 90 days'])) goal
  ), '[]'),
  t.assignee_id, t.taken_at, t.taken_at
from taken t;
insert into case_services (organization_id, id, case_id, name, status, requested_at, updated_at)
select t.organization_id, uuidv7(), t.case_id, name, 'processing', t.taken_at, t.taken_at
from taken t cross join lateral unnest(coalesce(t.asked, array['Case management', 'Needs assessment'])) name;
insert into case_entries (organization_id, case_id, at, entry)
select organization_id, case_id, taken_at, 'opened' from taken;

-- What the person sees of it, as `personCaseOf` makes it.
insert into world_items (user_id, list, id, ordinal, item)
select c.user_id, 'cases', c.id::text, row_number() over (partition by c.user_id order by c.opened_at, c.id)::int,
  jsonb_build_object(
    'id', c.id, 'kind', c.kind, 'organizationId', c.organization_id, 'organizationName', o.name, 'title', c.title,
    'applicationId', c.application_id, 'status', c.status, 'outcome', null, 'progress', c.progress, 'term', c.term,
    'credits', null, 'benefitsLeft', null, 'goals', c.goals, 'services', coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'status', s.status,
        'requestedAt', to_char(s.requested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by s.id)
      from case_services s where s.organization_id = c.organization_id and s.case_id = c.id
    ), '[]'), 'owner', (select jsonb_build_object('id', u.id, 'name', u.full_name) from users u where u.id = c.owner_id),
    'nextStep', '', 'nextOn', null,
    'openedAt', to_char(c.opened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'closedAt', null)
from cases c join organizations o on o.id = c.organization_id;

alter table applications force row level security;
alter table application_steps force row level security;
alter table organizations force row level security;
alter table cases force row level security;
alter table case_services force row level security;
alter table case_entries force row level security;
alter table world_items force row level security;
