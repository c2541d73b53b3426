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

-- Two columns are read through views alone: notes of the staff, and whom a fact is about, who may be a candidate whom the
-- organization must not know. The views say who may read, because a superuser who owns them would pass the policies.
do $$
declare
  hidden record;
begin
  for hidden in
    select * from (values ('application_steps', 'notes'), ('facts', 'about_id')) as one (table_name, column_name)
  loop
    execute format('revoke select on %I from vetsync_app', hidden.table_name);
    execute (
      select format('grant select (%s) on %I to vetsync_app', string_agg(quote_ident(attname), ', '), hidden.table_name)
      from pg_attribute
      where attrelid = hidden.table_name::regclass and attnum > 0 and not attisdropped and attname <> hidden.column_name
    );
  end loop;
end $$;

create view application_notes as
select s.organization_id, s.id, s.notes
from application_steps s join applications a on a.organization_id = s.organization_id and a.id = s.application_id
where s.organization_id = scope_organization() and a.user_id is distinct from scope_colleague();
create view followed_facts as select * from facts where scope_feed();
revoke insert, update, delete on application_notes, followed_facts from vetsync_app;
