-- Administrators list accounts by where people work, so they read both in one scope. The list says when somebody was here
-- last and whether they have a second factor.
do $$
declare
  listed text;
begin
  foreach listed in array array['users', 'sessions', 'second_factors'] loop
    execute format('create policy administered on %I for select to vetsync_app using ((select scope_administration()))', listed);
  end loop;
end $$;
create or replace view account_texts as
select id, fold_text(email || E'\n' || coalesce(full_name, '')) as text from users
where not (select scope_is_set()) or (select scope_administration());
