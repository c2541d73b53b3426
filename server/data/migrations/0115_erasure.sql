-- Deleting an account reaches every copy: what organizations have about the person, and the person's name in what
-- others got from them when they worked for an organization. See docs/decisions/115-erasure.md.

-- Facts about accounts that were deleted before. Their owner sees them for as long as this takes.
alter table facts no force row level security;
alter table applications no force row level security;
alter table threads no force row level security;
alter table candidates no force row level security;
delete from facts f
where organization_id is not null and subject not in (
  select id::text from applications union all select id::text from threads union all select id::text from candidates
);
alter table facts force row level security;
alter table applications force row level security;
alter table threads force row level security;
alter table candidates force row level security;

create index facts_of_assignee on facts ((payload #>> '{assignee,id}')) where kind = 'applicationAssigned';

-- Only the owner of the tables erases, in the function below.
create function scope_erasure() returns boolean language sql stable parallel safe
  return coalesce(current_setting('vetsync.erasure', true) = 'on', false);
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

  perform set_config('vetsync.erasure', erasure, true);
end $$;
