-- Which accounts, profiles and mails a scope reads, and who a candidate is. See docs/decisions/051-row-level-security.md.

-- A scope reads the rows of its own person. The owner of the tables reads them for the views and functions below.
do $$
declare
  owned record;
begin
  for owned in
    select * from (values
      ('users', 'id'), ('profiles', 'user_id'), ('sessions', 'user_id'), ('identities', 'user_id'),
      ('second_factors', 'user_id'), ('mail_outbox', 'user_id')
    ) as one (table_name, person)
  loop
    execute format('alter table %I enable row level security', owned.table_name);
    execute format('alter table %I force row level security', owned.table_name);
    execute format('create policy accounts on %I to vetsync_app using (not (select scope_is_set()))', owned.table_name);
    execute format('create policy own on %I for select to vetsync_app using (%I = (select scope_user()))',
      owned.table_name, owned.person);
    execute format('create policy owned on %I to current_user using (true)', owned.table_name);
  end loop;
end $$;
create policy changed on users for update to vetsync_app using (id = (select scope_user()));
create policy received on mail_outbox for select to vetsync_app using (recipient = (select scope_email()));

-- A mail can be asked for others. What it says is read when it is written.
create policy asked on mail_outbox for insert to vetsync_app with check (
  (select scope_organization()) is not null or (select scope_administration()) or user_id = (select scope_user())
);

-- Whom a scope may name: its person, colleagues, those who once did something for the organization, and colleagues of an
-- organization who had to do with its person. `signature` is what they are called as senders.
create view named_people as
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

-- Whom a scope may write to by mail: colleagues, and for administrators everybody.
create view colleagues as
select u.id, u.email, u.full_name from users u
where (select scope_administration()) or exists (
  select from organization_members m where m.organization_id = (select scope_organization()) and m.user_id = u.id
);

-- What administrators search. PostgreSQL uses no text index below a policy.
create view account_texts as
select id, fold_text(email || E'\n' || coalesce(full_name, '')) as text from users
where not (select scope_is_set()) or (select scope_administration());

-- Sees to it that people get one mail about what is new, if and when they want it. In the order of the accounts, so that
-- two commands wait for each other at most once.
create function mail_notifications(
  people uuid[], abouts text[], requested timestamptz, at_once timestamptz, daily timestamptz
) returns void language sql security definer set search_path = pg_catalog, public as $$
  insert into mail_outbox (kind, recipient, user_id, locale, requested_at, due_at)
  select 'notifications', u.email, u.id, u.locale, requested,
    min(case wanted.frequency when 'atOnce' then at_once else daily end)
  from unnest(people, abouts) recipient (id, about)
  join users u on u.id = recipient.id
  cross join lateral (
    select case recipient.about when 'own' then u.mail_about_own else u.mail_about_work end as frequency
  ) wanted
  where wanted.frequency <> 'never' and u.banned_at is null
  group by u.id order by u.id
  on conflict (user_id) where kind = 'notifications' and attempts = 0
    do update set due_at = excluded.due_at where mail_outbox.due_at > excluded.due_at
$$;

-- Who a candidate is stays unknown until they accept. Organizations and people read both tables through views.
create index contact_requests_of_candidate on contact_requests (organization_id, candidate_id);
revoke select on candidates from vetsync_app;
revoke select on contact_requests from vetsync_app;

do $$
begin
  execute (
    select format('grant select (%s) on contact_requests to vetsync_app', string_agg(quote_ident(attname), ', '))
    from pg_attribute
    where attrelid = 'contact_requests'::regclass and attnum > 0 and not attisdropped and attname <> 'user_id'
  );
end $$;

create view own_candidates as select * from candidates where user_id = scope_user() with check option;

create view found_candidates as
select c.id, c.headline, c.shown, c.search_text, c.joined_at from candidates c
where c.left_at is null and (select scope_organization()) is not null
  and c.user_id is distinct from (select scope_colleague())
  and not exists (
    select from threads t
    where t.organization_id = (select scope_organization()) and t.user_id = c.user_id and t.blocked_at is not null
  );

create view own_contact_requests as
select * from contact_requests where user_id = scope_user() with check option;

create view accepted_contact_requests as
select organization_id, id, user_id, person_name, answered_at from contact_requests
where status = 'accepted' and (organization_id = (select scope_organization()) or user_id = (select scope_user()));

create view asked_people as
select organization_id, user_id from contact_requests where status = 'open' and (select scope_maintenance());
revoke insert, update, delete on named_people, colleagues, account_texts, found_candidates, accepted_contact_requests,
  asked_people from vetsync_app;
revoke delete on own_candidates from vetsync_app;
revoke insert, delete on own_contact_requests from vetsync_app;

-- The account of one candidate, to ask them or to record that somebody looked. Null if the organization doesn't find them.
create function account_of_candidate(candidate uuid) returns uuid
  language sql stable security definer set search_path = pg_catalog, public
  return (
    select c.user_id from candidates c
    where c.id = candidate and c.left_at is null and scope_organization() is not null
      and c.user_id is distinct from scope_colleague()
      and not exists (
        select from threads t
        where t.organization_id = scope_organization() and t.user_id = c.user_id and t.blocked_at is not null
      )
  );
revoke execute on function mail_notifications(uuid[], text[], timestamptz, timestamptz, timestamptz) from public;
grant execute on function mail_notifications(uuid[], text[], timestamptz, timestamptz, timestamptz) to vetsync_app;
revoke execute on function account_of_candidate(uuid) from public;
grant execute on function account_of_candidate(uuid) to vetsync_app;

-- Administrators list accounts by where people work, so they read both in one scope. The list says when somebody was here
-- last and whether they have a second factor.
do $$
declare
  listed text;
begin
  foreach listed in array array['users', 'sessions', 'second_factors'] loop
    execute format('create policy administered on %I for select to vetsync_app using ((select scope_administration()))', listed);
  end loop;
end $$;

-- Deleting an account reaches every copy: what organizations have about the person, and the person's name in what others
-- got from them when they worked for an organization. See docs/decisions/115-erasure.md.
create policy erased on facts to current_user using (scope_erasure());
create policy erased on worlds to current_user using (scope_erasure());
create policy erased on world_items to current_user using (scope_erasure());
create policy erased on threads to current_user using (scope_erasure());
create policy erased on messages to current_user using (scope_erasure());
create policy erased on contact_requests to current_user using (scope_erasure());
create policy erased on applications to current_user using (scope_erasure());
create policy erased on organization_members to current_user using (scope_erasure());
create policy erased on reports to current_user using (scope_erasure());

-- A sender as people read it, `Ana Ruiz, Harbor Works`, without the colleague.
create function sender_without(colleague text, sender text) returns text language sql immutable
  return case when colleague <> '' and starts_with(sender, colleague || ', ')
    then substr(sender, char_length(colleague) + 3) else sender end;

-- Erases the name of somebody whose account is about to be deleted from what others have: the people to whom they wrote for
-- an organization, and their colleagues. What they wrote for it stays with both sides. Rows that others may lock are
-- changed here, before the account is locked, so that nobody who has locked one waits for the account.
create function erase_traces(person uuid) returns void
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
create policy erased on cases to current_user using (scope_erasure());
