-- A colleague has read what was said with a referral.
alter table access_records add column referral_id uuid;
create index access_records_of_referral on access_records (organization_id, referral_id, at desc) where referral_id is not null;
drop policy seen on access_records;
create policy seen on access_records for select using (
  user_id = scope_user()
  or (
    organization_id = scope_organization()
    and num_nonnulls(application_id, thread_id, case_id, booking_id, referral_id) > 0
  )
);
