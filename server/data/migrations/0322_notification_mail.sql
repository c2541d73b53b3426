-- Sees to it that people get one mail about what is new, if and when they want it. In the order of the accounts, so that
-- two commands wait for each other at most once. Whoever finds a mail that waits and is early enough only keeps it from being
-- taken before the commit, as others may at the same time: commands that notify the same staff don't wait for each other.
-- Planned once, as its plan would take longer than its work, and with an index for each account whatever their number.
create or replace function mail_notifications(
  people uuid[], abouts text[], requested timestamptz, at_once timestamptz, daily timestamptz
) returns void language plpgsql security definer
set search_path = pg_catalog, public set plan_cache_mode = force_generic_plan as $$
declare
  wanted record;
begin
  for wanted in
    select u.id, u.email, u.locale, min(case frequency when 'atOnce' then at_once else daily end) as due
    from unnest(people, abouts) recipient (id, about)
    cross join lateral (
      select id, email, locale,
        case recipient.about when 'own' then mail_about_own else mail_about_work end as frequency
      from users where users.id = recipient.id and banned_at is null
      -- Not joined with the others, which would read all accounts.
      offset 0
    ) u
    where frequency <> 'never'
    group by u.id, u.email, u.locale order by u.id
  loop
    perform from mail_outbox m
    where m.user_id = wanted.id and m.kind = 'notifications' and m.attempts = 0 and m.due_at <= wanted.due
    for share;
    continue when found;
    insert into mail_outbox (kind, recipient, user_id, locale, requested_at, due_at)
    values ('notifications', wanted.email, wanted.id, wanted.locale, requested, wanted.due)
    on conflict (user_id) where kind = 'notifications' and attempts = 0
      do update set due_at = excluded.due_at where mail_outbox.due_at > excluded.due_at;
  end loop;
end $$;
