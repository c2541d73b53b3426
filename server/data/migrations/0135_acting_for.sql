-- For whom a person acted last on the platform: themselves, or the id of an organization. Null until they have chosen.
alter table users add column acting_for text
  check (acting_for = 'me' or acting_for ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$');
