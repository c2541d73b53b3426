-- Whether the disk has room. Writes more than it may hold in memory to a temporary file, which ends with it, so that a
-- full disk fails it with 53100. It takes no transaction id, writes no log and leaves nothing behind.
create function write_probe() returns bigint
  language sql volatile set work_mem = '64kB' as $$
  select count(*) from generate_series(1, 60000)
$$;
