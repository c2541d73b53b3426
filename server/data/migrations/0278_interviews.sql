-- Interviews: bookings that the staff offer. See docs/decisions/267-interviews.md.
alter table calendars
  -- Whose interviews it has. It stays when they leave, with what is booked.
  add column member_id uuid references users on delete set null,
  add constraint calendars_of_member unique (organization_id, member_id),
  add constraint calendars_member_check check (member_id is null or kind = 'interview');
create index calendars_by_member on calendars (member_id) where member_id is not null;

alter table bookings
  -- Calendars of those who interview.
  add column interviewers uuid[] not null default '{}' check (cardinality(interviewers) <= 10),
  add column application_id uuid,
  -- The step that brought the application to an interview, which is taken back with it.
  add column decision_id uuid,
  add constraint bookings_application foreign key (organization_id, application_id)
    references applications (organization_id, id) on delete set null (application_id),
  add constraint bookings_interview_check check (kind = 'interview' or application_id is null and interviewers = '{}');
create index bookings_of_application on bookings (organization_id, application_id) where application_id is not null;
create index bookings_of_interviews on bookings (organization_id, starts_at, id) where kind = 'interview';

-- What interviewers think, for their colleagues alone.
create table interview_feedback (
  organization_id uuid not null,
  id uuid not null default uuidv7(),
  booking_id uuid not null,
  author_id uuid references users on delete set null,
  at timestamptz(3) not null,
  recommendation text not null check (recommendation in ('forward', 'undecided', 'notForward')),
  notes text not null default '' check (char_length(notes) <= 2000),
  primary key (organization_id, id),
  unique (organization_id, booking_id, author_id),
  foreign key (organization_id, booking_id) references bookings (organization_id, id) on delete cascade
);
create index interview_feedback_by_author on interview_feedback (author_id);
alter table interview_feedback enable row level security;
alter table interview_feedback force row level security;
create policy known on interview_feedback
  using (
    organization_id = scope_organization() and exists (
      select from bookings b
      where b.organization_id = interview_feedback.organization_id and b.id = interview_feedback.booking_id
        and b.user_id is distinct from scope_colleague()
    )
  )
  with check (organization_id = scope_organization());
-- For the download of the account.
create policy own on interview_feedback for select using (author_id = scope_user());

-- A colleague has read why somebody comes.
alter table access_records add column booking_id uuid;
create index access_records_of_booking on access_records (organization_id, booking_id, at desc) where booking_id is not null;
drop policy seen on access_records;
create policy seen on access_records for select using (
  user_id = scope_user()
  or (organization_id = scope_organization() and num_nonnulls(application_id, thread_id, case_id, booking_id) > 0)
);
