-- A fact says at most as much as the body of a command, and the names and titles that come with it. The feed sends it to
-- every open page, and keeps it for 30 days. Those that were stored before may be larger.
alter table facts add check (octet_length(payload::text) <= 80 * 1024) not valid;
