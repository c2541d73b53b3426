-- How far a request has come, and who last said so. The statuses are those of machines/model/solutionRequest.ts.
alter table custom_solution_leads
  add column status text not null default 'new' check (status in ('new', 'in_progress', 'answered', 'closed')),
  add column status_changed_at timestamptz(3),
  add column status_changed_by uuid references users on delete set null,
  -- Counts the changes, so that nobody overwrites one that they have not seen.
  add column version integer not null default 1;
create index custom_solution_leads_by_status on custom_solution_leads (status, created_at, id);
create index custom_solution_leads_by_changer on custom_solution_leads (status_changed_by)
  where status_changed_by is not null;
