-- Whatever is stored of somebody without an account of their own is found, and deleted, by their address.
create index leads_by_email on leads (lower(email));
create index custom_solution_leads_by_email on custom_solution_leads (lower(email));
create index email_changes_by_email on email_changes (email);
create index mail_outbox_by_recipient on mail_outbox (recipient);
create index kept_mails_by_recipient on kept_mails (recipient);

-- What deleted leads count for is subtracted. To count their days anew took as long as there are leads on those days.
create or replace function forget_leads() returns trigger language plpgsql as $$
declare
  mark lead_marks;
begin
  if not exists (select from gone) then
    return null;
  end if;
  perform from lead_marks order by digest for update;
  delete from lead_texts where id in (select id from gone);
  select * into strict mark from lead_marks where digest = 'counts';
  insert into lead_counts as known (kind, day, value, count)
    select f.kind, (l.created_at at time zone 'UTC')::date, f.value, -count(*)
    from gone l cross join lateral lead_facts(l) f
    where (l.era, l.tx, l.id) <= (mark.era, mark.tx, mark.id) group by 1, 2, 3
    on conflict (kind, day, value) do update set count = known.count + excluded.count;
  -- In two, as only so each looks its rows up in the index.
  delete from lead_counts c
    using (select f.kind, (l.created_at at time zone 'UTC')::date as day, f.value
      from gone l cross join lateral lead_facts(l) f where f.value is not null) g
    where c.kind = g.kind and c.day = g.day and c.value = g.value and c.count = 0;
  delete from lead_counts c
    using (select f.kind, (l.created_at at time zone 'UTC')::date as day
      from gone l cross join lateral lead_facts(l) f where f.value is null) g
    where c.kind = g.kind and c.day = g.day and c.value is null and c.count = 0;
  return null;
end $$;
