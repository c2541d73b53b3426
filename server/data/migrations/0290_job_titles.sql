-- What people call their jobs, by occupation, and what they do in them. Only the importer writes these tables, as their owner;
-- see 0016_reference.sql.
create table reference_job_titles (
  file integer not null, onet text not null, title text not null, primary key (file, onet, title)
);
create index reference_job_titles_of on reference_job_titles (file, lower(title));

create table reference_tasks (
  file integer not null, onet text not null,
  -- Line of the file.
  place integer not null,
  task text not null, is_core boolean not null,
  primary key (file, onet, place)
);

revoke insert, update, delete on reference_job_titles, reference_tasks from vetsync_app;

create index reference_military_by_code on reference_military_codes (file, code);
create index reference_occupations_by_title on reference_occupations (file, lower(title));
