-- An organization may have more listings than one transaction can show. An approval shows the newest ones. The rest
-- follows in transactions of their own, and until then `shows_all` is false.
alter table organizations add column shows_all boolean not null default true;
create index organizations_showing on organizations (id) where not shows_all;

-- Shows the newest published listings that are not shown yet. Returns how many.
create function show_listings(organization uuid, most integer) returns integer language plpgsql as $$
declare
  shown integer;
begin
  insert into published_listings
  select p.* from (
    select l from listings l
    where l.organization_id = organization and l.status = 'published'
      and not exists (select from published_listings s where s.organization_id = organization and s.id = l.id)
    order by l.published_at desc, l.id desc limit most
  ) waiting cross join lateral published_row(waiting.l) p;
  get diagnostics shown = row_count;
  return shown;
end $$;

create or replace function publish_listings_of_organization() returns trigger language plpgsql as $$
begin
  if new.status = 'approved' then
    if show_listings(new.id, 5000) = 5000 then
      update organizations set shows_all = false where id = new.id;
    end if;
  elsif old.status = 'approved' then
    delete from published_listings where organization_id = new.id;
  end if;
  return null;
end $$;

-- Background work shows the rest.
alter policy changed on organizations
  using (id = scope_organization() or scope_administration() or scope_maintenance());
alter policy added on published_listings
  with check (organization_id = scope_organization() or scope_administration() or scope_maintenance());
