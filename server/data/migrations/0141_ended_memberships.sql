-- The streams of who no longer works for an organization, or of all who work for one that was suspended, end at once, as
-- those of ended sessions do.
create function end_member_streams() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', old.user_id::text);
  return null;
end $$;
create trigger members_leave after delete on organization_members for each row execute function end_member_streams();

create function end_organization_streams() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', user_id::text) from organization_members where organization_id = new.id;
  return null;
end $$;
create trigger organizations_are_suspended after update of status on organizations
  for each row when (new.status = 'suspended') execute function end_organization_streams();
