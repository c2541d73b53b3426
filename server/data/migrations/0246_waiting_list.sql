-- Who waits for a spot of a full listing, in order, and for whom one is free. See docs/decisions/233-spots.md.
alter table applications
  add column waiting_since timestamptz(3),
  -- A spot is free for them.
  add column is_next boolean not null default false,
  add check (waiting_since is not null or not is_next);
create index applications_in_line on applications (organization_id, listing_id, waiting_since, id)
  where waiting_since is not null and status not in ('hired', 'accepted', 'active', 'rejected', 'withdrawn');
alter table application_steps
  drop constraint application_steps_step_check,
  add constraint application_steps_step_check
    check (step in ('submitted', 'updated', 'withdrawn', 'decided', 'undone', 'offerAccepted', 'waiting', 'next'));
