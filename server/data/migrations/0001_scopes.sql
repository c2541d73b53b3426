-- The role under which the server runs its queries. It owns nothing, so row-level security applies to it. Roles belong
-- to the cluster, so a server of another database there may have made it, or be making it right now.
do $$
begin
  if not exists (select from pg_roles where rolname = 'vetsync_app') then
    begin
      create role vetsync_app nologin;
    exception when duplicate_object or unique_violation then
      null;
    end;
  end if;
  if not pg_has_role(current_user, 'vetsync_app', 'set') then
    execute format('grant vetsync_app to %I with inherit false, set true', current_user);
  end if;
exception when insufficient_privilege then
  raise exception using errcode = 'insufficient_privilege', message = format(
    'The database role %1$I may not use the role vetsync_app. Run as a superuser: create role vetsync_app nologin '
      '(unless it exists); grant vetsync_app to %1$I with inherit false, set true',
    current_user);
end $$;
grant usage on schema public to vetsync_app;
grant select on schema_migrations to vetsync_app;
alter default privileges in schema public grant select, insert, update, delete on tables to vetsync_app;
alter default privileges in schema public grant usage on sequences to vetsync_app;

-- Whose rows a transaction may see: it sets these itself. See docs/decisions/051-row-level-security.md.
create function scope_user() returns uuid language sql stable parallel safe
  return nullif(current_setting('vetsync.user_id', true), '')::uuid;

create function scope_organization() returns uuid language sql stable parallel safe
  return nullif(current_setting('vetsync.organization_id', true), '')::uuid;

create function scope_email() returns text language sql stable parallel safe
  return nullif(current_setting('vetsync.email', true), '');

create function scope_invitation() returns text language sql stable parallel safe
  return nullif(current_setting('vetsync.invitation', true), '');

create function scope_administration() returns boolean language sql stable parallel safe
  return coalesce(current_setting('vetsync.administration', true) = 'on', false);

create function scope_maintenance() returns boolean language sql stable parallel safe
  return coalesce(current_setting('vetsync.maintenance', true) = 'on', false);

-- The server's live feed reads the facts of everybody, and who still may follow them.
create function scope_feed() returns boolean language sql stable parallel safe
  return coalesce(current_setting('vetsync.feed', true) = 'on', false);

-- Only the owner of the tables erases, in `erase_traces`.
create function scope_erasure() returns boolean language sql stable parallel safe
  return coalesce(current_setting('vetsync.erasure', true) = 'on', false);

-- The colleague who reads for an organization. Staff who apply where they work, or who had applied before they came, don't
-- read what colleagues write about them.
create function scope_colleague() returns uuid language sql stable parallel safe
  return nullif(current_setting('vetsync.colleague', true), '')::uuid;

-- Whether a statement is for a person, an organization, the public or the live feed. What signs people in, administers
-- accounts or sends mail has no scope.
create function scope_is_set() returns boolean language sql stable parallel safe
  return coalesce(current_setting('vetsync.scoped', true) = 'on', false) or scope_feed()
    or coalesce(current_setting('vetsync.search', true) = 'on', false) or scope_administration()
    or num_nonnulls(scope_user(), scope_organization(), scope_colleague(), scope_email(), scope_invitation()) > 0;
