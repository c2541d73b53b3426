-- Applicants answer an offer or a place, until a day if the organization asks for that. See docs/decisions/208-answering-an-offer.md.
alter table applications add column accepted_at timestamptz(3), add column answer_by date;
alter table application_steps
  add column answer_by date,
  drop constraint application_steps_step_check,
  add constraint application_steps_step_check
    check (step in ('submitted', 'withdrawn', 'decided', 'undone', 'offerAccepted'));
-- The app reads columns of steps by name (0140).
grant select (answer_by) on application_steps to vetsync_app;
-- They are reminded of it three days before, and again the day before.
alter table reminders
  drop constraint reminders_kind_check,
  add constraint reminders_kind_check check (kind in ('appointment', 'event', 'answer', 'answerSoon'));
