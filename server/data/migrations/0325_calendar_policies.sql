-- A policy with a subquery is planned with each statement that reads its table, and `exists` in `exists` twice each time: most
-- of what a new connection needed to book a visit was planning. What these functions ask is planned once they are called,
-- which is only for whoever isn't of the organization. They ask as whoever calls them.
create function sees_listing(organization uuid, listing uuid) returns boolean
  language plpgsql stable set search_path = pg_catalog, public as $$
begin
  return exists (select from listings l where l.organization_id = organization and l.id = listing);
end $$;
create function talks_with(mentor uuid) returns boolean
  language plpgsql stable set search_path = pg_catalog, public as $$
begin
  return exists (
    select from mentorships s join threads t on t.id = s.id
    where s.mentor_id = mentor and s.user_id = scope_user() and s.status = 'accepted'
      and t.blocked_at is null and t.mentor_blocked_at is null
  );
end $$;
create function asked_mentor(mentor uuid) returns boolean
  language plpgsql stable set search_path = pg_catalog, public as $$
begin
  return exists (select from mentorships s where s.mentor_id = mentor and s.user_id = scope_user());
end $$;

alter policy seen on calendars using (
  organization_id = scope_organization() or scope_maintenance()
  or listing_id is not null and sees_listing(organization_id, listing_id)
);
alter policy mentored on calendars using (
  mentor_id is not null and (mentor_id = scope_user() or talks_with(mentor_id))
);
alter policy between_people on calendars using (
  mentor_id is null or mentor_id = scope_user() or scope_maintenance() or asked_mentor(mentor_id)
);
