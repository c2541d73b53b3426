-- Staff who apply where they work, or who had applied before they came, don't read what colleagues write about them. See
-- docs/decisions/145-nobody-reads-about-themselves.md.

-- The colleague who reads for an organization.
create function scope_colleague() returns uuid language sql stable parallel safe
  return nullif(current_setting('vetsync.colleague', true), '')::uuid;

-- Whom an organization's fact is about: it goes with their account.
alter table facts add column about_id uuid references users on delete cascade;
create index facts_by_person on facts (about_id) where about_id is not null;

-- The owner of the tables sees them for as long as this takes.
alter table facts no force row level security;
alter table applications no force row level security;
alter table threads no force row level security;
alter table candidates no force row level security;
update facts f set about_id = a.user_id from applications a
where f.organization_id = a.organization_id and f.subject = a.id::text;
update facts f set about_id = t.user_id from threads t
where f.organization_id = t.organization_id and f.subject = t.id::text;
update facts f set about_id = c.user_id from candidates c
where f.organization_id is not null and f.subject = c.id::text;
alter table facts force row level security;
alter table applications force row level security;
alter table threads force row level security;
alter table candidates force row level security;

alter table facts add check (user_id is null or about_id is null);

drop policy seen on facts;
create policy seen on facts for select using (
  user_id = scope_user() or (organization_id = scope_organization() and about_id is distinct from scope_colleague())
  or scope_feed() or scope_maintenance()
);
drop policy seen on applications;
create policy seen on applications for select using (
  (organization_id = scope_organization() and user_id is distinct from scope_colleague()) or user_id = scope_user()
);
drop policy seen on threads;
create policy seen on threads for select using (
  (organization_id = scope_organization() and user_id is distinct from scope_colleague()) or user_id = scope_user()
);

-- Notes are read through the view below alone. It repeats the policies of what it reads, because a superuser who owns it
-- would pass them.
do $$
begin
  revoke select on application_steps from vetsync_app;
  execute (
    select format('grant select (%s) on application_steps to vetsync_app', string_agg(quote_ident(attname), ', '))
    from pg_attribute
    where attrelid = 'application_steps'::regclass and attnum > 0 and not attisdropped and attname <> 'notes'
  );
end $$;
create view application_notes as
select s.organization_id, s.id, s.notes
from application_steps s join applications a on a.organization_id = s.organization_id and a.id = s.application_id
where s.organization_id = scope_organization() and a.user_id is distinct from scope_colleague();
revoke insert, update, delete on application_notes from vetsync_app;
