-- Reading a conversation leaves a record, too.
alter table access_records add column thread_id uuid;
create index access_records_of_thread on access_records (organization_id, thread_id, at desc) where thread_id is not null;

-- An id that organizations know says nothing about when somebody joined first.
alter table candidates alter column id set default gen_random_uuid();

alter table candidates no force row level security;
alter table contact_requests no force row level security;
alter table facts no force row level security;
alter table world_items no force row level security;
create temporary table renamed on commit drop as
select user_id, id::text as old, gen_random_uuid() as new from candidates;
update contact_requests r set candidate_id = c.new from renamed c
where r.user_id = c.user_id and r.candidate_id::text = c.old;
update facts f set subject = c.new::text, payload = replace(f.payload::text, c.old, c.new::text)::jsonb
from renamed c where f.about_id = c.user_id and f.payload ->> 'candidateId' = c.old;
update facts f set payload = replace(f.payload::text, c.old, c.new::text)::jsonb
from renamed c where f.user_id = c.user_id and f.kind = 'poolJoined';
update world_items i set id = c.new::text, item = replace(i.item::text, c.old, c.new::text)::jsonb
from renamed c where i.user_id = c.user_id and i.list = 'poolEntries' and i.id = c.old;
-- Only what a list shows is searched: the rest is read by opening a candidate, which leaves a record.
update candidates c set id = r.new, search_text = case when c.left_at is null then search_words(concat_ws(' ', c.headline, (
  select string_agg(word #>> '{}', ' ')
  from unnest(array['branch', 'rank', 'yearsOfService', 'location', 'skills']) part
  cross join lateral jsonb_path_query(c.shown -> part, 'strict $.** ? (@.type() == "string")') word
))) else '' end
from renamed r where c.user_id = r.user_id;
alter table candidates force row level security;
alter table contact_requests force row level security;
alter table facts force row level security;
alter table world_items force row level security;
