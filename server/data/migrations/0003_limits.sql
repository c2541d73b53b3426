-- `key` is a SHA-256, so that neither addresses nor e-mails lie here. `spent_until` is when the bucket is full again.
create table limits (
  key text primary key,
  spent_until timestamptz not null
);

-- Places (client addresses) from which the owner of an account has signed in.
create table known_places (
  key text primary key,
  until timestamptz not null,
  -- SHA-256 of the address, so that an account's places can go with it.
  account text
);
create index known_places_of_account on known_places (account);

-- Whether the disk has room. Writes more than it may hold in memory to a temporary file, which ends with it, so that a
-- full disk fails it with 53100. It takes no transaction id, writes no log and leaves nothing behind.
create function write_probe() returns bigint
  language sql volatile set work_mem = '64kB' as $$
  select count(*) from generate_series(1, 60000)
$$;
