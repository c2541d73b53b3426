-- What public files say of occupations, pay, schools, housing and places. Only the importer writes these tables, as their
-- owner; the server reads them. Rows belong to a file: those of one that is not installed are not seen, so that a new file
-- takes the place of the last one in a short transaction, and the last one can be brought back.
create table reference_files (
  id integer generated always as identity primary key,
  source text not null,
  -- A year, where several are used at the same time. Otherwise empty.
  edition text not null,
  name text not null,
  status text not null check (status in ('staged', 'installed', 'previous')),
  -- As the publisher writes it: 2026-01-01, 2024-07. Null if the file doesn't say.
  source_date text,
  imported_at timestamptz not null,
  -- SHA-256 of the file.
  hash text not null,
  -- Rows of the file, and those of them that can be used.
  rows integer not null,
  kept integer not null,
  -- Why the others can't: a list of {reason, count, lines}.
  left_out jsonb not null,
  page text not null,
  license text not null,
  attribution text not null
);
create unique index reference_files_installed on reference_files (source, edition) include (id) where status = 'installed';
create unique index reference_files_previous on reference_files (source, edition) where status = 'previous';

create function reference_file(source text, edition text default '') returns integer
  language sql stable parallel safe
  return (select f.id from reference_files f
    where f.source = reference_file.source and f.edition = reference_file.edition and f.status = 'installed');

-- Military occupations, and the civilian ones that they lead to (O*NET-SOC codes).
create table reference_military_codes (
  file integer not null, branch text not null, code text not null, title text not null,
  -- The same code in other years or for other grades.
  other_titles text[] not null,
  -- Code and titles as `fold_text` writes them.
  search_text text not null,
  primary key (file, branch, code)
);
create index reference_military_search on reference_military_codes using gin (search_text gin_trgm_ops);

create table reference_military_links (
  file integer not null, branch text not null, code text not null, onet text not null,
  primary key (file, branch, code, onet)
);

-- Civilian occupations.
create table reference_occupations (
  file integer not null, onet text not null, title text not null, description text not null, primary key (file, onet)
);

create table reference_skills (
  file integer not null, onet text not null, element text not null, name text not null,
  -- 1 to 5, and 0 to 7. Null if the publisher withholds it, or if it doesn't apply.
  importance numeric, level numeric,
  primary key (file, onet, element)
);

create table reference_job_zones (
  file integer not null, onet text not null, zone smallint not null, primary key (file, onet)
);

create table reference_related (
  file integer not null, onet text not null, related text not null, tier text not null, place smallint not null,
  primary key (file, onet, related)
);

create table reference_bright (
  file integer not null, onet text not null, primary key (file, onet)
);

-- Pay in dollars and outlook, by the first seven characters of an O*NET-SOC code.
create table reference_wages (
  file integer not null, soc text not null,
  -- The code under which the publisher counts this one together with others. Null if it has its own row.
  counted_in text,
  title text not null, employed integer,
  annual_p10 integer, annual_p25 integer, annual_median integer, annual_p75 integer, annual_p90 integer,
  hourly_median numeric,
  -- A missing amount is higher than the publisher prints.
  is_topped boolean not null,
  primary key (file, soc)
);

create table reference_projections (
  file integer not null, soc text not null, counted_in text, title text not null,
  -- Percent in ten years, and openings a year.
  growth numeric, openings integer,
  education text, experience text, training text,
  primary key (file, soc)
);

-- Basic Allowance for Housing, dollars a month by pay grade: {"E05": 2142}.
create table reference_zip_areas (
  file integer not null, zip text not null, area text not null, primary key (file, zip)
);

create table reference_housing_rates (
  file integer not null, area text not null, name text not null, monthly jsonb not null, primary key (file, area)
);

-- Medical centers, clinics, Vet Centers, benefits offices, cemeteries.
create table reference_places (
  file integer not null, id text not null, kind text not null, name text not null,
  street text, city text, state text, zip text, phone text,
  latitude double precision not null, longitude double precision not null, time_zone text not null,
  -- As the list writes them, by day: {"monday": "800AM-430PM"}.
  hours jsonb not null,
  note text,
  primary key (file, id)
);
create index reference_places_by_kind on reference_places (file, kind);

-- Schools by UNITID.
create table reference_schools (
  file integer not null, id text not null, is_active boolean not null, name text not null, street text, city text,
  state text, zip text, website text, veterans_page text, ope text, control smallint, level smallint,
  latitude double precision, longitude double precision,
  search_text text not null,
  primary key (file, id)
);
create index reference_schools_search on reference_schools using gin (search_text gin_trgm_ops);

-- As schools report themselves. Null: not reported, or not applicable. `online_only`: all that a school teaches.
create table reference_school_flags (
  file integer not null, school text not null, yellow_ribbon boolean, training_credit boolean, contact boolean,
  student_group boolean, defense_memorandum boolean, rotc boolean, online_only boolean,
  primary key (file, school)
);

create table reference_school_tuition (
  file integer not null, school text not null, in_state integer, in_state_fees integer, out_of_state integer,
  out_of_state_fees integer,
  primary key (file, school)
);

create table reference_facility_codes (
  file integer not null, facility text not null, school text, ope text, name text not null,
  primary key (file, facility)
);
create index reference_facility_codes_of_school on reference_facility_codes (file, school);

do $$
declare name text;
begin
  for name in select relname from pg_class where relkind = 'r' and relname like 'reference\_%' loop
    execute format('revoke insert, update, delete on %I from vetsync_app', name);
  end loop;
end $$;

-- Military occupations by code or title, with typing errors: the code itself first, then codes that begin like it, then
-- titles by how much of what was asked for they have, and by how little else. `asked`: as `fold_text` writes it. Most codes of
-- the Space Force are copies of the Air Force's, so they come behind them.
create function find_military_codes(among text, asked text, at_most integer)
  returns table (branch text, code text, title text)
  language sql stable set pg_trgm.word_similarity_threshold = 0.4
  as $$
    select m.branch, m.code, m.title
    from reference_military_codes m, (
      select upper(split_part(asked, ' ', 1)) as first, upper(translate(asked, ' -', '')) as whole
    ) given
    where m.file = reference_file('military-crosswalk') and (among is null or m.branch = among)
      and (m.search_text %> asked or m.code = given.first or m.code = given.whole or starts_with(m.code, given.whole))
    order by
      m.code = given.whole or m.code = given.first desc,
      starts_with(m.code, given.whole) desc,
      word_similarity(asked, m.search_text) + similarity(asked, m.search_text) desc,
      m.branch = 'space-force' and m.code !~ '^(5|13S|14|17|62|63)',
      m.code, m.branch
    limit at_most
  $$;
