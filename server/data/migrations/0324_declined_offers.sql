-- An applicant who says no to an offer that stands has declined it, and not withdrawn an application.
alter table application_steps
  drop constraint application_steps_step_check,
  add constraint application_steps_step_check check (
    step in ('submitted', 'updated', 'withdrawn', 'decided', 'undone', 'offerAccepted', 'offerDeclined', 'waiting', 'next')
  );
