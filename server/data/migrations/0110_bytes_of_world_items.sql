-- What an item takes up, so that the size of a list is known without its items.
alter table world_items add column bytes integer not null generated always as (octet_length(item::text)) stored;
