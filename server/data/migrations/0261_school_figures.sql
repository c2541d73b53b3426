-- What else public files say of schools. Only the importer writes these tables, as their owner; see 0016_reference.sql.
create table reference_school_outcomes (
  file integer not null, school text not null,
  -- From 0 to 1.
  graduation numeric, retention numeric,
  -- Dollars a year.
  earnings integer,
  primary key (file, school)
);

-- Students on the GI Bill, by VA's code of a school.
create table reference_school_students (
  file integer not null, facility text not null, students integer not null, primary key (file, facility)
);

-- Why VA warns of a school.
create table reference_school_cautions (
  file integer not null, line integer not null, facility text not null, title text not null,
  dated date, closes_on date, link text,
  primary key (file, line)
);
create index reference_school_cautions_of on reference_school_cautions (file, facility);

-- Schools whose federal student aid is paid only after a check: method 1 or 2.
create table reference_school_monitoring (
  file integer not null, line integer not null, ope text not null, method smallint not null, reason text,
  primary key (file, line)
);
create index reference_school_monitoring_of on reference_school_monitoring (file, ope);

revoke insert, update, delete on reference_school_outcomes, reference_school_students, reference_school_cautions,
  reference_school_monitoring from vetsync_app;
