-- Applicants send what they sent again, changed, until something is decided. See docs/decisions/230-updating-an-application.md.
alter table application_steps
  drop constraint application_steps_step_check,
  add constraint application_steps_step_check
    check (step in ('submitted', 'updated', 'withdrawn', 'decided', 'undone', 'offerAccepted'));
