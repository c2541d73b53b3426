-- Search in an organization's applications. Each word of a search is the beginning of a word in the applicant's name or
-- in the listing's title. PostgreSQL uses no text index below a policy that hides rows, except for comparisons that can't
-- reveal what they compare. So the words are a table, and a search compares them as texts.

-- In lower case, without accents, with one space before each word.
create function search_words(text text) returns text
  language sql immutable strict parallel safe
  return ' ' || btrim(regexp_replace(
    regexp_replace(normalize(lower(text), NFD), U&'[\0300-\036F]', '', 'g'), '[^[:alnum:]]+', ' ', 'g'));

alter table applications
  add column search_text text not null
    generated always as (search_words(applicant_name || ' ' || listing_title)) stored;

create table application_words (
  organization_id uuid not null,
  word text collate "C" not null,
  application_id uuid not null,
  primary key (organization_id, word, application_id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index application_words_of_application on application_words (organization_id, application_id);
revoke update, delete on application_words from vetsync_app;

alter table application_words enable row level security;
alter table application_words force row level security;
create policy seen on application_words for select using (organization_id = scope_organization());
create policy added on application_words for insert with check (organization_id = scope_organization());

create function add_application_words() returns trigger language plpgsql as $$
begin
  insert into application_words (organization_id, word, application_id)
  select a.organization_id, word, a.id
  from added a cross join lateral unnest(string_to_array(btrim(a.search_text), ' ')) word
  where word <> ''
  on conflict do nothing;
  return null;
end $$;
create trigger applications_can_be_searched after insert on applications referencing new table as added
  for each statement execute function add_application_words();

insert into application_words (organization_id, word, application_id)
select a.organization_id, word, a.id
from applications a cross join lateral unnest(string_to_array(btrim(a.search_text), ' ')) word
where word <> ''
on conflict do nothing;
