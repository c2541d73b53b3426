-- Whether emails about news leave out the names of organizations.
alter table users add column mail_hides_names boolean not null default false;
