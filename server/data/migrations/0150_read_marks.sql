-- A clock that was ahead left marks of what was read in the future, so that everything until then counted as read. The
-- housekeeping corrects those of members. A conversation is read at most to its last message.
create policy swept on organization_members for select using (scope_maintenance());
create policy corrected on organization_members for update using (scope_maintenance());

alter table threads no force row level security;
update threads set
  person_read_at = case when person_read_at > last_at then last_at else person_read_at end,
  organization_read_at = case when organization_read_at > last_at then last_at else organization_read_at end
where greatest(person_read_at, organization_read_at) > greatest(last_at, now());
alter table threads force row level security;
