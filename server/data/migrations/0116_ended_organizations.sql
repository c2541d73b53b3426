-- Organizations that were suspended or have ended, and what their applicants learn of it. See
-- docs/decisions/116-suspended-and-ended-organizations.md.
alter table organizations
  -- Since when it has ended. It is suspended until its applicants know, and then deleted.
  add column ended_at timestamptz(3),
  -- Whether its applicants know of its status.
  add column applicants_told boolean not null default true,
  add check (ended_at is null or status = 'suspended');
create index organizations_to_tell on organizations (id) where not applicants_told;

-- Who has sent something to an organization sees it as long as it exists, also while it is suspended.
create policy corresponding on organizations for select using (
  ended_at is null and (
    id in (select organization_id from applications where user_id = scope_user())
    or id in (select organization_id from threads where user_id = scope_user())
  )
);
-- Background work tells the applicants, and deletes what has ended.
create policy told on organizations for select using (scope_maintenance());
create policy ended on organizations for delete using (scope_maintenance() and ended_at is not null);
create policy told on applications for select using (scope_maintenance());
create policy ended on applications for delete using (scope_maintenance());
create policy told on contact_requests for select using (scope_maintenance());

-- The owners of an organization that has ended leave it, too.
create or replace function keep_last_owner() returns trigger language plpgsql as $$
begin
  perform from organizations where id = old.organization_id and ended_at is null for no key update;
  -- An organization that is being deleted takes its owners along.
  if found and not exists (
    select from organization_members
    where organization_id = old.organization_id and role = 'owner' and user_id <> old.user_id
  ) then
    raise exception 'last owner' using errcode = 'VB003';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
