-- Links from military to civilian occupations that people say are wrong. An administrator's check of the kind `link` leaves one out.
create table wrong_links (
  branch text not null check (char_length(branch) <= 20),
  code text not null check (char_length(code) <= 8),
  onet text not null check (char_length(onet) = 10),
  user_id uuid not null references users on delete cascade,
  at timestamptz(3) not null,
  primary key (branch, code, onet, user_id)
);
create index wrong_links_of_user on wrong_links (user_id);

alter table fact_checks drop constraint fact_checks_kind_check;
alter table fact_checks add constraint fact_checks_kind_check check (kind in ('rate', 'deadline', 'contact', 'link'));
