-- What a list of applications says of what was sent, sorts and filters by, and searches. It is read from the snapshot
-- alone. machines/model/exchange/sentSummary.ts has the same rules.

-- What a search looks through besides the name and the listing: not the address, and not what somebody needs because of a
-- disability.
create function sent_text(snapshot jsonb, answers jsonb) returns text
  language sql immutable parallel safe
  return coalesce((
    select string_agg(found #>> '{}', ' ') from jsonb_path_query(
      jsonb_build_array(
        snapshot - array['name', 'email'],
        answers - array['type', 'listingId', 'share', 'form'],
        case jsonb_typeof(answers -> 'form') when 'object' then (answers -> 'form') - 'accommodations' end),
      'strict $.** ? (@.type() == "string")') found), '');

-- Each skill as one word, which no word of a search begins like.
create function skill_words(snapshot jsonb) returns text
  language sql immutable parallel safe
  return coalesce((
    select string_agg(' =' || regexp_replace(btrim(fold_text(skill)), '\s+', '-', 'g') || '=', '')
    from jsonb_array_elements_text(
      case jsonb_typeof(snapshot -> 'skills') when 'array' then snapshot -> 'skills' else '[]' end) skill), '');

create function place_key(location text) returns text language sql immutable parallel safe
  return nullif(btrim(fold_text(location)), '');

alter table applications
  -- How much of what the listing requires is met. Both null if it requires nothing.
  add column requirements_met smallint,
  add column requirements_of smallint,
  -- What lists are sorted and filtered by. Never null, so that nothing is left out: who doesn't say it comes last.
  add column requirements_share smallint not null
    generated always as (coalesce(requirements_met * 1000 / nullif(requirements_of, 0), -1)) stored,
  add column years_sent smallint not null generated always as (
    case jsonb_typeof(snapshot -> 'yearsOfService')
      when 'number' then least((snapshot ->> 'yearsOfService')::numeric, 999)::smallint else -1 end) stored,
  add column place_sent text collate "C" not null
    generated always as (coalesce(place_key(snapshot ->> 'location'), U&'\+10FFFF')) stored,
  add check ((requirements_met is null) = (requirements_of is null)),
  add check (requirements_met between 0 and requirements_of),
  alter column search_text set expression as (
    search_words(applicant_name || ' ' || listing_title || ' ' || sent_text(snapshot, answers)) || skill_words(snapshot));

create index applications_by_requirements
  on applications (organization_id, requirements_share desc, submitted_at desc, id desc);
create index applications_by_years on applications (organization_id, years_sent desc, submitted_at desc, id desc);
create index applications_by_place on applications (organization_id, place_sent, submitted_at, id);

-- Whether its applications have been compared with what it requires now. Those of older listings have not: the server does
-- so by its own rule as soon as it sweeps.
alter table listings add column applications_measured boolean not null default false;
alter table listings alter column applications_measured set default true;
create index listings_to_measure on listings (organization_id, id) where not applications_measured;

-- Words of what was sent, now and when it is sent again. The app's role deletes none, so this runs as the tables' owner.
create policy removed on application_words for delete using (organization_id = scope_organization());
create function change_application_words() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  words text[] := string_to_array(btrim(new.search_text), ' ');
begin
  delete from application_words
  where organization_id = new.organization_id and application_id = new.id and word <> all (words);
  insert into application_words (organization_id, word, application_id)
  select new.organization_id, word, new.id from unnest(words) word where word <> ''
  on conflict do nothing;
  return null;
end $$;
create trigger applications_change_words after update on applications for each row
  when (old.search_text is distinct from new.search_text) execute function change_application_words();

-- Those of applications that are there already. Without a policy, whose scope would hide them from their owner.
alter table applications no force row level security;
alter table application_words no force row level security;
insert into application_words (organization_id, word, application_id)
select a.organization_id, word, a.id
from applications a cross join lateral unnest(string_to_array(btrim(a.search_text), ' ')) word
where word <> ''
on conflict do nothing;
alter table application_words force row level security;
alter table applications force row level security;
