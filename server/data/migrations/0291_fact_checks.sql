-- What administrators have checked of the facts that the project wrote itself: deadlines, rates, contacts in a crisis.
create table fact_checks (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('rate', 'deadline', 'contact')),
  -- Its id; of a rate also the first day of its period: `33-books-per-year@2026-08-01`.
  fact text not null check (char_length(fact) <= 120),
  -- Dollars, of a rate.
  amount numeric check (amount >= 0),
  -- The page on which it was read, and when.
  page text not null check (char_length(page) <= 500),
  checked_on date not null,
  user_id uuid references users on delete set null,
  unique (kind, fact, user_id)
);
create index fact_checks_of_user on fact_checks (user_id);

-- Brings back the file that the last import replaced: `done`, `none` if there is none, `busy` while an import runs. The server may
-- call it, although only the owner writes these tables.
create function bring_back_reference(source text, edition text) returns text
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  here integer;
  earlier integer;
begin
  if not pg_try_advisory_xact_lock(41224001) then return 'busy'; end if;
  select f.id into here from reference_files f
  where (f.source, f.edition, f.status) = (bring_back_reference.source, bring_back_reference.edition, 'installed');
  select f.id into earlier from reference_files f
  where (f.source, f.edition, f.status) = (bring_back_reference.source, bring_back_reference.edition, 'previous');
  if here is null or earlier is null then return 'none'; end if;
  update reference_files set status = 'staged' where id = here;
  update reference_files set status = 'installed' where id = earlier;
  update reference_files set status = 'previous' where id = here;
  return 'done';
end $$;
revoke execute on function bring_back_reference from public;
grant execute on function bring_back_reference to vetsync_app;
