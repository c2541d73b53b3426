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
grant select, insert, update, delete on all tables in schema public to vetsync_app;
grant usage on all sequences in schema public to vetsync_app;
alter default privileges in schema public grant select, insert, update, delete on tables to vetsync_app;
alter default privileges in schema public grant usage on sequences to vetsync_app;
revoke insert, update, delete on schema_migrations, lead_eras from vetsync_app;

-- Only the owner of an index may merge its pending entries.
create function merge_lead_texts() returns bigint
  language sql security definer set search_path = pg_catalog, public
  return gin_clean_pending_list('public.lead_texts_by_piece');
revoke execute on function merge_lead_texts() from public;
grant execute on function merge_lead_texts() to vetsync_app;
