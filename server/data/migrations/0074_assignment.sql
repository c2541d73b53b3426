-- A colleague who takes care of an application. Who leaves the staff takes care of none.
alter table applications
  add column assignee_id uuid,
  add constraint applications_assignee foreign key (organization_id, assignee_id)
    references organization_members (organization_id, user_id) on delete set null (assignee_id);
create index applications_by_assignee on applications (organization_id, assignee_id, submitted_at desc, id desc)
  where assignee_id is not null;

-- Who has opened an application in the last minutes is read from the records of it.
drop index access_records_of_organization;
create index access_records_of_application on access_records (organization_id, application_id, at desc);

-- Exports of applications: all that were sent by then, or those for one listing. So a person can see which ones had
-- theirs, without a row for each application of each export.
create table application_exports (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null default uuidv7(),
  actor_id uuid references users on delete set null,
  -- Null for all listings.
  listing_id uuid,
  at timestamptz(3) not null,
  primary key (organization_id, id)
);
create index application_exports_by_actor on application_exports (actor_id);
revoke update, delete on application_exports from vetsync_app;

alter table application_exports enable row level security;
alter table application_exports force row level security;
create policy seen on application_exports for select using (
  organization_id = scope_organization() or actor_id = scope_user()
  or organization_id in (select organization_id from applications where user_id = scope_user())
);
create policy added on application_exports for insert with check (organization_id = scope_organization());
