-- Why an organization says no, and the day and the first step that follow a yes.
alter table application_steps
  add column reason text
    check (reason in ('filled', 'experience', 'requirement', 'timing', 'place', 'closed', 'own')),
  add column starts_on date,
  add column first_step text not null default '' check (char_length(first_step) <= 300);
grant select (reason, starts_on, first_step) on application_steps to vetsync_app;
