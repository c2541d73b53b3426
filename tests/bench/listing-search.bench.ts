import type { Measured } from '../../scripts/bench.ts';
import type { Sql } from '../../server/data/db.ts';
import { searchCursorOf } from '../../server/listings/cursor.ts';
import { zipsNear } from '../../server/data/zips.ts';
import { startChild } from './support/child.ts';
import { benchDatabase } from './support/database.ts';
import { httpLatency, httpRequest, quantile } from './support/httpCalls.ts';

/** Calls in a turn, and turns. */
const timesInTurn = 20;
const turns = 15;
const small = 1_000;
const large = 1_000_000;
const zips = (zipsNear('66952', 5_000) ?? []).map(({ zip }) => zip);
const austin = (zipsNear('78701', 25) ?? []).map(({ zip }) => zip);
/** Listings of an organization. */
const each = 100;

/** Runs `work` without the indexes and triggers of these tables, which is faster for many rows. */
async function withoutIndexes(
  sql: Sql,
  tables: readonly string[],
  work: () => Promise<unknown>,
): Promise<void> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes i
    where tablename = any(${[...tables]}::text[]) and not exists (select from pg_constraint where conname = i.indexname)`;
  for (const { name } of indexes) await sql`drop index ${sql(name)}`;
  for (const table of tables) await sql`alter table ${sql(table)} disable trigger user`;
  await work();
  for (const table of tables) await sql`alter table ${sql(table)} enable trigger user`;
  for (const { definition } of indexes) await sql.unsafe(definition);
}

/**
 * Published jobs and degree programs, one a minute. Every other one is around Austin, so that a text near it finds a full
 * page among a thousand too. The others are spread over the United States.
 */
async function fill(sql: Sql, count: number): Promise<void> {
  await sql`
    insert into organizations (kind, slug, status, name, name_skeleton, created_at, updated_at, decision, decided_at)
    select 'employer', 'organization-' || n, 'approved', 'Organization ' || n, 'o' || n, now(), now(), 'approved', now()
    from generate_series(1, ${Math.ceil(count / each)}::int) n`;
  await withoutIndexes(sql, ['listings', 'published_listings'], async () => {
    await sql`
      insert into listings (organization_id, kind, status, title, description, type, location, zip, remote, details,
        search_text, created_at, updated_at, published_at)
      select o.ids[n % array_length(o.ids, 1) + 1], t.kind, 'published', t.title, t.description, t.type,
        'Somewhere, TX', t.zip, n % 5 = 0, t.details, lower(t.title || ' ' || t.said), t.at, t.at, t.at
      from generate_series(1, ${count}::int) n
      cross join (select array_agg(id order by id) as ids from organizations) o
      cross join lateral (select 'Work with a team that has served. Reference x' || md5((n % 20000)::text) as said) s
      cross join lateral (
        select case when n % 4 = 3 then 'degree' else 'job' end as kind,
          (array['Diesel mechanic','Nurse','Welder','Dispatcher','Network engineer','Warehouse lead','Pilot'])[n % 7 + 1]
            || ' ' || n || case when n % 500 = 0 then ' submarine' else '' end as title,
          s.said, repeat('Work with a team that has served. ', 8) || s.said as description,
          case when n % 4 = 3 then (array['bachelor','master','certificate'])[n % 3 + 1]
            else (array['full-time','part-time','contract'])[n % 3 + 1] end as type,
          case when n % 4 < 2 then (${austin}::text[])[(n::bigint * 7919 % ${austin.length} + 1)::int]
            else (${zips}::text[])[(n::bigint * 7919 % ${zips.length} + 1)::int] end as zip,
          case when n % 4 = 3
            then jsonb_build_object('tuition', 5000 + n::bigint * 7919 % 20000, 'benefits', array[(array['gi-bill','mycaa'])[n / 4 % 2 + 1]])
            else jsonb_build_object('salaryTo', 40000 + n::bigint * 7919 % 90000,
              'clearance', case when n % 10 = 0 then 'secret' else '' end) end as details,
          now() - n * interval '1 minute' as at
      ) t`;
    await sql`insert into published_listings select p.* from listings l cross join lateral published_row(l) p`;
  });
  await sql`
    insert into listing_counts select kind, type, remote, clearance, benefits, count(*) from published_listings
    group by 1, 2, 3, 4, 5`;
  await sql`
    insert into listing_words
    select distinct w.word from published_listings p cross join lateral unnest(tsvector_to_array(p.words)) w (word)
    where w.word not like '@%'`;
  await sql`vacuum analyze`;
}

/** A military code that leads to two occupations, whose names of jobs some listings have. */
async function addCode(sql: Sql): Promise<void> {
  await sql.unsafe(`
    insert into reference_files (source, edition, name, status, imported_at, hash, rows, kept, left_out, page, license, attribution)
    select s, '', s, 'installed', now(), s, 1, 1, '[]', '', '', ''
    from unnest(array['military-crosswalk', 'occupations', 'job-titles']) s;
    insert into reference_military_codes values (reference_file('military-crosswalk'), 'army', '91B', 'Mechanic', '{}', '91b');
    insert into reference_military_links
    select reference_file('military-crosswalk'), 'army', '91B', o from unnest(array['49-3031.00', '49-3023.00']) o;
    insert into reference_occupations
    select reference_file('occupations'), o, 'Truck Mechanics ' || o, '' from unnest(array['49-3031.00', '49-3023.00']) o;
    insert into reference_job_titles
    select reference_file('job-titles'), o, t from unnest(array['49-3031.00', '49-3023.00']) o,
      unnest(array['Diesel Mechanic', 'Fleet Mechanic', 'Trailer Technician', 'Auto Mechanic', 'Transit Mechanic']) t`);
}

/** A server with this many listings, and the queries to measure by name. */
async function prepare(count: number) {
  const database = await benchDatabase();
  await fill(database.sql, count);
  await addCode(database.sql);
  const [middle] = await database.sql<{ createdAt: Date; id: string }[]>`
    select published_at as "createdAt", id from published_listings where kind = 'job'
    order by published_at desc, id desc offset ${Math.floor(count / 3)} limit 1`;
  const queries: Record<string, string> = {
    'First page': 'kind=job',
    'Middle page': `kind=job&cursor=${searchCursorOf({ ...middle!, rank: 0 })}`,
    'Page of a type': 'kind=job&type=contract',
    'Page of remote ones of a type': 'kind=job&type=contract&remote=true',
    'Page by clearance': 'kind=job&clearance=secret',
    'Page by benefit': 'kind=degree&benefits=gi-bill',
    'Page near a ZIP code': 'kind=job&near=78701&radius=25',
    'Facet counts': 'kind=job&limit=1',
    'Frequent text': 'kind=job&q=welder',
    'Frequent beginning of a word': 'kind=job&q=weld',
    'Rare text': 'kind=job&q=welder%2086',
    // As many as a thousand listings have.
    'Text of one in 500 listings': 'kind=job&q=submarine&limit=2',
    'Text without a match': 'kind=job&q=zebra',
    'Text near a ZIP code': 'kind=job&near=78701&radius=25&q=welder',
    'Page by salary': 'kind=job&salary=100000',
    'Best paid first': 'kind=job&sort=pay',
    'Cheapest first': 'kind=degree&sort=tuition',
  };
  const server = await startChild<{ port: number }>('server.child.ts', database.url);
  return {
    queries,
    latency: (query: string) =>
      httpLatency(server.ready.port, timesInTurn, () => httpRequest('GET', `/api/listings?${query}`)),
    async close() {
      await server.stop();
      await database.close();
    },
  };
}

/** Floor: a search for a text that as many listings have. */
async function jobsForACode({ latency }: Awaited<ReturnType<typeof prepare>>): Promise<Measured> {
  const floors: number[] = [];
  const ours: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    floors.push(await latency('kind=job&q=diesel%20mechanic'));
    ours.push(await latency('kind=job&q=91B'));
  }
  const [here, floor] = [quantile(ours, 0.5), quantile(floors, 0.5)];
  return {
    name: `Jobs for a military code, ${large.toLocaleString('en')} listings`,
    unit: 'ms',
    ours: here,
    floor,
    ratio: here / floor,
    aim: 'at most 1.5',
    note: 'floor: a search for a text that as many listings have',
  };
}

/** Floor: the same calls with a thousand listings. Both take turns, because machines are busy at times. */
export async function run(): Promise<Measured[]> {
  const [few, many] = [await prepare(small), await prepare(large)];
  const measured: Measured[] = [];
  for (const name of Object.keys(many.queries)) {
    const floors: number[] = [];
    const ours: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      floors.push(await few.latency(few.queries[name]!));
      ours.push(await many.latency(many.queries[name]!));
    }
    const [here, floor] = [quantile(ours, 0.5), quantile(floors, 0.5)];
    measured.push({
      name: `${name}, ${large.toLocaleString('en')} listings`,
      unit: 'ms',
      ours: here,
      floor,
      ratio: here / floor,
      aim: 'at most 1.5',
      note: `floor: the same with ${small.toLocaleString('en')} listings`,
    });
  }
  measured.push(await jobsForACode(many));
  await few.close();
  await many.close();
  return measured;
}
