-- Background work closes listings that have ended, whoever listed them.
alter policy seen on listings using (
  organization_id = scope_organization() or scope_maintenance()
  or status = 'published'
    and exists (select from organizations o where o.id = organization_id and o.status = 'approved')
);
