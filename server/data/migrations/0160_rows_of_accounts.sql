-- Which accounts, profiles and mails a scope reads, and who a candidate is. See docs/decisions/160-rows-of-accounts.md.

-- Whether a statement is for a person, an organization, the public or the live feed. What signs people in, administers
-- accounts or sends mail has no scope.
create function scope_is_set() returns boolean language sql stable parallel safe
  return coalesce(current_setting('vetsync.scoped', true) = 'on', false) or scope_feed()
    or coalesce(current_setting('vetsync.search', true) = 'on', false) or scope_administration()
    or num_nonnulls(scope_user(), scope_organization(), scope_colleague(), scope_email(), scope_invitation()) > 0;

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

-- Sessions are found without a scope only.
alter view session_users set (security_invoker = true);

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
  );

-- Whom a scope may write to by mail: colleagues, and for administrators everybody.
create view colleagues as
select u.id, u.email, u.full_name from users u
where (select scope_administration()) or exists (
  select from organization_members m where m.organization_id = (select scope_organization()) and m.user_id = u.id
);

-- What administrators search. PostgreSQL uses no text index below a policy.
create view account_texts as
select id, fold_text(email || E'\n' || coalesce(full_name, '')) as text from users where not (select scope_is_set());

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

-- That a colleague looked at a candidate is for the candidate to read.
drop policy seen on access_records;
create policy seen on access_records for select using (
  user_id = scope_user()
  or (organization_id = scope_organization() and num_nonnulls(application_id, thread_id) > 0)
);
