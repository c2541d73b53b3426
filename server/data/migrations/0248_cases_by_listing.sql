-- Who is cared for in a department of a hospital is counted wherever the department is listed.
create index cases_by_listing on cases (organization_id, listing_id)
  where listing_id is not null and closed_at is null and undone_at is null;
