import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PublishedListingPage } from '../../../machines/organizations/model/index.ts';
import { zipsNear } from '../../../server/data/zips.ts';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { lister } from '../support/listings.ts';

/** More than what a text search looks through in both of its steps, around one town. */
const many = 12_000;
const radius = 25;
const near = zipsNear('78701', radius)!;
interface Stored {
  id: string;
  kind: string;
  type: string;
  zip: string;
  remote: boolean;
  clearance: string;
  amount: number;
  words: string;
}
let server: Server;
/** What was stored, newest first. */
let stored: readonly Stored[];

/**
 * Jobs and degree programs, one a minute. Every second one is around Austin; words are in every second, twentieth,
 * hundredth and thousandth of them.
 */
beforeAll(async () => {
  server = await accountServer();
  const lists = await lister(server);
  await server.sql`
    insert into listings (organization_id, kind, status, title, type, zip, remote, details, search_text, created_at,
      updated_at, published_at)
    select ${lists.id}, t.kind, 'published', 'Listing ' || n, t.type, t.zip, n % 5 = 0, t.details, t.words, now(), now(),
      now() - n * interval '1 minute'
    from generate_series(1, ${many}::int) n
    cross join lateral (
      select case when n % 4 = 3 then 'degree' else 'job' end as kind,
        (array['full-time','part-time','contract'])[n % 3 + 1] as type,
        case when n % 2 = 0 then (${near.map(({ zip }) => zip)}::text[])[n * 7 % ${near.length} + 1] else '99501' end as zip,
        case when n % 4 = 3 then jsonb_build_object('tuition', n % 700 * 1000)
          else jsonb_build_object('salaryTo', n % 90 * 10000, 'clearance', case when n % 7 = 0 then 'secret' else '' end)
        end as details,
        'shared' || case when n % 2 = 0 then ' welder' else '' end || case when n % 20 = 0 then ' weldment' else '' end
          || case when n % 100 = 0 then ' periscope' else '' end || case when n % 1000 = 0 then ' submarine' else '' end
          || case when n < 1000 then ' code' || n else '' end as words
    ) t`;
  stored = await server.sql<Stored[]>`
    select id, kind, type, zip, remote, coalesce(details ->> 'clearance', '') as clearance, search_text as words,
      coalesce(details ->> 'salaryTo', details ->> 'tuition')::int as amount
    from listings order by published_at desc, id desc`;
});
afterAll(() => server.close());

const rankOf = new Map(near.map(({ zip }, rank) => [zip, rank]));

/** Remote listings from elsewhere come last. */
const rank = ({ zip }: Stored) => rankOf.get(zip) ?? near.length;

/** What a search has to find, in order, by reading everything. */
function expected(query: URLSearchParams): string[] {
  const words = (query.get('q') ?? '').split(' ').filter(Boolean);
  const fits = (row: Stored) =>
    ['kind', 'type', 'clearance'].every(
      (name) => !query.has(name) || row[name as 'kind'] === query.get(name),
    ) &&
    (!query.has('remote') || String(row.remote) === query.get('remote')) &&
    (!query.has('salary') || (row.kind === 'job' && row.amount >= Number(query.get('salary')))) &&
    (!query.has('tuition') || (row.kind === 'degree' && row.amount <= Number(query.get('tuition')))) &&
    (!query.has('near') || rankOf.has(row.zip) || row.remote) &&
    words.every((word) => row.words.split(' ').some((one) => one.startsWith(word)));
  const found = stored.filter(fits);
  if (query.has('near')) found.sort((a, b) => rank(a) - rank(b));
  return found.map(({ id }) => id);
}

async function page(query: URLSearchParams, cursor: string | null): Promise<PublishedListingPage> {
  const answer = await server.request(`/api/listings?${query}&limit=50${cursor ? `&cursor=${cursor}` : ''}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as PublishedListingPage;
}

const texts = ['', 'q=shared', 'q=welder', 'q=weld', 'q=weldment', 'q=periscope', 'q=submarine', 'q=code77'];
const both = ['q=welder weldment submarine', 'q=submarine periscope', 'q=code77 welder', 'q=cod', 'q=zebra'];
const filters = [
  'kind=job',
  'kind=degree&type=contract',
  'clearance=secret&remote=true',
  'salary=790000',
  'tuition=0',
];

describe.each(['', 'near=78701'])('among many listings %s', (place) => {
  test.each([
    ...texts,
    ...both,
    ...filters,
    'salary=395000',
    'tuition=300000',
    ...filters.flatMap((filter) => [`${filter}&q=weld`, `${filter}&q=submarine`]),
  ])('finds exactly what fits, in order: %s', async (given) => {
    const query = new URLSearchParams(`${place}&${given}`);
    const all = expected(query);
    const first = await page(query, null);
    const { facets } = first;
    // A count says so if there may be more.
    expect(facets!.total).toBeLessThanOrEqual(all.length);
    if (!facets!.isAtLeast) expect(facets!.total).toBe(all.length);
    expect(facets!.isAtLeast && all.length < 50).toBe(false);
    const found = first.listings.map(({ id }) => id);
    for (let { nextCursor } = first; nextCursor !== null && found.length < 200;) {
      const next = await page(query, nextCursor);
      found.push(...next.listings.map(({ id }) => id));
      ({ nextCursor } = next);
    }
    expect(found).toEqual(all.slice(0, Math.max(200, found.length)));
  });
});
