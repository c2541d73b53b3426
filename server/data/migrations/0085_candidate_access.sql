-- Which colleague looked at what a candidate shows, beside who looked at applications: such a record names no application.
alter table access_records alter column application_id drop not null;
