import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newListingSchema } from '../../../machines/organizations/model/index.ts';
import type { PublishedListing, PublishedListingPage } from '../../../machines/organizations/model/index.ts';
import { deleteExpired } from '../../../server/jobs/housekeeping.ts';
import { appRole, connect } from '../../../server/data/db.ts';
import { withScope } from '../../../server/data/scopes.ts';
import { accountServer, count } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { decide, draft, lister, published } from '../support/listings.ts';

let server: Server;
beforeAll(async () => {
  server = await accountServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql`delete from listings`;
});

/** A page, without anybody signed in. */
async function search(query: string): Promise<PublishedListingPage> {
  const answer = await server.request(`/api/listings?${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as PublishedListingPage;
}
const titles = async (query: string) => (await search(query)).listings.map(({ title }) => title);

const isRare = (title: string) => title.startsWith('Rare');

/** Titles of all pages, in order. */
async function walk(query: string) {
  const found: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: PublishedListingPage = await search(`${query}${cursor && `&cursor=${cursor}`}`);
    expect(page.facets === null).toBe(cursor !== '');
    found.push(...page.listings.map(({ title }) => title));
    cursor = page.nextCursor;
  }
  return found;
}

test('a published listing is found and read by everybody, with its organization', async () => {
  const lists = await lister(server);
  const { id } = await published(server, lists);
  await draft(server, lists, 'job', { title: 'Not yet' });
  const expected = {
    id,
    organizationId: lists.id,
    title: 'Crane mechanic',
    requiredSkills: ['Hydraulics'],
    organization: { id: lists.id, name: lists.name, slug: lists.slug, kind: 'employer', website: '' },
    miles: null,
  };
  expect((await search('')).listings).toMatchObject([expected]);
  const answer = await server.request(`/api/listings/${id}`);
  expect(((await answer.json()) as { listing: PublishedListing }).listing).toMatchObject(expected);
});

test('closing, editing and suspending show at once', async () => {
  const lists = await lister(server);
  const { id, version } = await published(server, lists);
  const { staff } = server.deps.listings;
  const place = { organizationId: lists.id, id };
  await staff.change(lists.owner.id, place, { change: { title: 'Crane operator' }, version });
  expect(await titles('q=operator')).toEqual(['Crane operator']);
  expect(await titles('q=mechanic')).toEqual([]);
  await decide(server, lists, 'suspended');
  expect(await search('')).toMatchObject({ listings: [], facets: { total: 0 } });
  expect((await server.request(`/api/listings/${id}`)).status).toBe(404);
  await decide(server, lists, 'approved');
  expect(await search('')).toMatchObject({ listings: [{ id }], facets: { total: 1 } });
  await staff.take(lists.owner.id, place, 'close');
  expect(await search('')).toMatchObject({ listings: [], facets: { total: 0 } });
  expect((await server.request(`/api/listings/${id}`)).status).toBe(404);
});

test('what has ended is gone, also from the counts', async () => {
  const lists = await lister(server);
  await published(server, lists, 'job', { title: 'Open' });
  const { id } = await published(server, lists, 'job', { title: 'Over' });
  await server.sql`update published_listings set ends_at = now() - interval '1 hour' where id = ${id}`;
  expect(await search('kind=job')).toMatchObject({ listings: [{ title: 'Open' }], facets: { total: 1 } });
  const background = connect(server.databaseUrl, { max: 1, role: appRole, purpose: 'maintenance' });
  await deleteExpired(background, server.deps.clock);
  await background.end();
  expect(await server.sql`select title, status, version from listings order by title`).toEqual([
    { title: 'Open', status: 'published', version: 2 },
    { title: 'Over', status: 'closed', version: 3 },
  ]);
  expect(await search('kind=job')).toMatchObject({ listings: [{ title: 'Open' }], facets: { total: 1 } });
});

const titleOf = (number: number) => (number % 60 === 0 ? `Rare ${number}` : `Common ${number}`);

describe('a text', () => {
  test('is found in every text, whatever its case, accents and endings', async () => {
    const lists = await lister(server);
    await published(server, lists, 'job', {
      title: 'Ingeniera eléctrica',
      requiredSkills: ['C++', 'Soldering'],
    });
    await published(server, lists, 'job', { title: 'Truck driver', description: 'Long hauls.' });
    for (const q of ['ELECTRICA', 'ingeniera eléc', 'c%2B%2B', 'solder', 'norfolk', 'full time']) {
      expect(await titles(`q=${q}`)).toContain('Ingeniera eléctrica');
    }
    for (const q of ['haul', 'driving long']) expect(await titles(`q=${q}`)).toEqual(['Truck driver']);
    expect(await titles(`q=${lists.name}`)).toHaveLength(2);
    expect(await titles('q=%20')).toHaveLength(2);
    expect(await titles('q=norfolk submarine')).toEqual([]);
    await published(server, lists, 'job', { title: 'IT support', description: 'Fix it.' });
    for (const q of ['it', 'IT', 'it support']) expect(await titles(`q=${q}`)).toEqual(['IT support']);
  });

  test('of rare and frequent words is found page by page, among many listings', async () => {
    const lists = await lister(server);
    const many = Array.from({ length: 1_200 }, (_, number) => number);
    await server.sql`
      insert into listings (organization_id, kind, status, title, search_text, created_at, updated_at, published_at)
      select ${lists.id}, 'job', 'published', title, lower(title), now(), now(),
        now() - ordinal * interval '1 minute'
      from unnest(${many.map(titleOf)}::text[]) with ordinality t (title, ordinal)`;
    const rare = many.filter((number) => number % 60 === 0).map(titleOf);
    expect(await walk('q=rare&limit=7')).toEqual(rare);
    expect(await walk('q=common&limit=200')).toEqual(
      many.map(titleOf).filter((text) => !rare.includes(text)),
    );
    expect((await search('q=rare')).facets).toMatchObject({ total: 20, isAtLeast: false });
    expect((await search('q=common')).facets).toMatchObject({ total: 983, isAtLeast: true });
    expect((await search('kind=job')).facets).toMatchObject({ total: 1_200, isAtLeast: false });
    expect((await search(`organization=${lists.id}`)).facets?.isAtLeast).toBe(true);
  });
});

describe('a place', () => {
  const towns = [
    { title: 'Austin', zip: '78701' },
    { title: 'Austin, again', zip: '78701' },
    { title: 'Round Rock', zip: '78664' },
    { title: 'San Antonio', zip: '78205' },
    { title: 'Dallas', zip: '75201' },
  ];
  test('finds the nearest first, within the radius, page by page', async () => {
    const lists = await lister(server);
    for (const { title, zip } of towns) await published(server, lists, 'job', { title, zip });
    await published(server, lists, 'job', { title: 'Anywhere', zip: '', location: '', remote: true });
    expect(await titles('near=78701')).toEqual(['Austin, again', 'Austin', 'Round Rock', 'Anywhere']);
    const near = ['Austin, again', 'Austin', 'Round Rock', 'San Antonio', 'Anywhere'];
    for (const limit of [1, 2, 3, 4, 50]) {
      expect(await walk(`near=78701&radius=100&limit=${limit}`)).toEqual(near);
    }
    const { listings, facets } = await search('near=78701&radius=100&q=job');
    expect(facets).toMatchObject({ total: 5, isAtLeast: false });
    expect(listings[0]?.miles).toBe(0);
    // Measured on a map: 16 miles from the middle of Austin to Round Rock, 74 to San Antonio.
    expect(Math.abs((listings[2]?.miles ?? 0) - 17)).toBeLessThan(3);
    expect(Math.abs((listings[3]?.miles ?? 0) - 74)).toBeLessThan(3);
  });
});

describe('near a place, remote listings from elsewhere come last', () => {
  test('newest first and page by page, in a group without miles, also with words', async () => {
    const lists = await lister(server);
    const { id } = await published(server, lists, 'job', {
      title: 'Near and remote',
      zip: '78701',
      remote: true,
    });
    await published(server, lists, 'job', { title: 'Near', zip: '78701' });
    for (const title of ['Remote 1', 'Remote 2', 'Remote 3'])
      await published(server, lists, 'job', { title, zip: '99501', remote: true });
    await published(server, lists, 'job', { title: 'Far', zip: '99501' });
    const all = ['Near', 'Near and remote', 'Remote 3', 'Remote 2', 'Remote 1'];
    for (const q of ['', '&q=crane', '&q=norfolk&kind=job', '&salary=70000']) {
      for (const limit of [1, 2, 3, 50]) {
        expect([q, limit, await walk(`near=78701${q}&limit=${limit}`)]).toEqual([q, limit, all]);
      }
      expect((await search(`near=78701${q}`)).facets).toMatchObject({
        total: 5,
        remote: [
          { value: 'true', count: 4 },
          { value: 'false', count: 1 },
        ],
      });
    }
    expect(await walk('near=78701&remote=true&limit=2')).toEqual(all.slice(1));
    const onSite = await search('near=78701&remote=false');
    expect(onSite.listings.map(({ title }) => title)).toEqual(['Near']);
    expect(onSite.facets).toMatchObject({ total: 1, remote: [{ count: 4 }, { count: 1 }] });
    const { listings } = await search('near=78701');
    expect(listings.map(({ miles }) => miles)).toEqual([0, 0, null, null, null]);
    expect(listings[1]?.id).toBe(id);
  });
});

describe('a ZIP code', () => {
  test.each([
    ['of an Army post', '09096', '09096'],
    ['of a ship', '96601', '96601'],
    ['of an embassy', '34002', '34002'],
    ['of a single recipient', '00501', '11742'],
    ['of post office boxes', '78711', '78701'],
    ['with its four digits', '78701-1234', '78701'],
    ['with nine digits and blanks', ' 78701 1234', '78701'],
  ])('%s is stored, and searched near', async (_name, zip, near) => {
    const lists = await lister(server);
    const { zip: cut } = newListingSchema.parse({ kind: 'job', title: 'There', zip });
    const { zip: stored } = await published(server, lists, 'job', { title: 'There', zip: cut });
    expect(stored).toBe(zip.trim().slice(0, 5));
    for (const place of [zip, near, `${near}-0001`, ` ${near} `]) {
      const found = await search(`near=${encodeURIComponent(place)}`);
      expect([place, found.listings.map(({ title }) => title)]).toEqual([place, ['There']]);
    }
  });

  test('of an overseas post finds its region, without miles that nobody knows', async () => {
    const lists = await lister(server);
    await published(server, lists, 'job', { title: 'Same region', zip: '09014' });
    await published(server, lists, 'job', { title: 'Here', zip: '09096' });
    await published(server, lists, 'job', { title: 'Another ocean', zip: '96601' });
    const { listings } = await search('near=09096');
    expect(listings.map(({ title, miles }) => [title, miles])).toEqual([
      ['Here', 0],
      ['Same region', null],
    ]);
  });

  test.each(['00000', '09999', '99999', '87654'])(
    'that nobody has is named as the fault: %s',
    async (zip) => {
      const answer = await server.request(`/api/listings?near=${zip}`);
      expect([answer.status, await answer.json()]).toMatchObject([
        422,
        { errors: [{ path: 'near', code: 'listings.zipUnknown', message: 'We don’t know this ZIP code' }] },
      ]);
    },
  );
});

test('a rare text is found page by page through all months, whichever step finds it', async () => {
  const lists = await lister(server);
  // A listing a minute, of which every three hundredth has the word, and then one every two weeks that has it.
  const recent = Array.from({ length: 1_500 }, (_, number) => ({
    title: number % 300 === 0 ? `Scarce ${number}` : `Plain ${number}`,
    minutes: number,
  }));
  const older = Array.from({ length: 60 }, (_, number) => ({
    title: `Scarce and old ${number}`,
    minutes: (number + 1) * 14 * 24 * 60,
  }));
  const many = [...recent, ...older];
  await server.sql`
    insert into listings (organization_id, kind, status, title, search_text, created_at, updated_at, published_at)
    select ${lists.id}, 'job', 'published', title, lower(title), now(), now(), now() - minutes * interval '1 minute'
    from unnest(${many.map(({ title }) => title)}::text[], ${many.map(({ minutes }) => String(minutes))}::text[]::int[]) t (title, minutes)`;
  const scarce = many.map(({ title }) => title).filter((title) => title.startsWith('Scarce'));
  for (const limit of [1, 4, 9, 30, 100]) {
    expect(await walk(`q=scarce&limit=${limit}`)).toEqual(scarce);
  }
  expect((await search('q=scarce&limit=2')).facets?.isAtLeast).toBe(true);
  expect((await search('q=scarce&limit=100')).facets).toMatchObject({ total: 65, isAtLeast: false });
  // A mark that the index has besides the words is not found as a text.
  expect(await titles('q=@month')).toEqual([]);
});

test('a text near a place is found page by page, the nearest first, among many listings', async () => {
  const lists = await lister(server);
  const zips = ['78701', '78702', '78664'];
  const many = Array.from({ length: 1_500 }, (_, number) => number);
  await server.sql`
    insert into listings (organization_id, kind, status, title, search_text, zip, created_at, updated_at, published_at)
    select ${lists.id}, 'job', 'published', title, lower(title), (${zips}::text[])[(ordinal % 3 + 1)::int], now(), now(),
      now() - ordinal * interval '1 minute'
    from unnest(${many.map(titleOf)}::text[]) with ordinality t (title, ordinal)`;
  const inOrder = [0, 1, 2].flatMap((zip) => many.filter((number) => (number + 1) % 3 === zip).map(titleOf));
  const near = 'near=78701&radius=25';
  expect(await walk(`${near}&limit=200`)).toEqual(inOrder);
  expect(await walk(`${near}&q=common&limit=100`)).toEqual(inOrder.filter((title) => !isRare(title)));
  for (const limit of [7, 60]) {
    expect(await walk(`${near}&q=rare&limit=${limit}`)).toEqual(inOrder.filter(isRare));
  }
  expect((await search(`${near}&q=common`)).facets).toMatchObject({ total: 51, isAtLeast: true });
  expect((await search(`${near}&q=rare`)).facets).toMatchObject({ total: 25, isAtLeast: false });
  expect((await search(`${near}&q=zebra`)).facets).toMatchObject({ total: 0, isAtLeast: false });
});

describe('an order by amounts', () => {
  test('lists the best paid jobs first, page by page, and last those that name no pay', async () => {
    const lists = await lister(server);
    const pays = [60_000, null, 90_000, 60_000, 40_000, null, 60_000];
    for (const [at, salaryTo] of pays.entries())
      await published(server, lists, 'job', { title: `${at}: ${salaryTo}`, salaryFrom: null, salaryTo });
    await published(server, await lister(server, 'degree'), 'degree', { title: 'No job' });
    const newest = pays.map((pay, at) => `${at}: ${pay}`).toReversed();
    const ofPay = (pay: number | null) => newest.filter((title) => title.endsWith(`: ${pay}`));
    const best = [90_000, 60_000, 40_000, null].flatMap(ofPay);
    for (const limit of [1, 2, 3, 50])
      expect(await walk(`kind=job&sort=pay&limit=${limit}`), `pages of ${limit}`).toEqual(best);
    expect(await titles('kind=job&sort=pay&salary=60000')).toEqual(best.slice(0, 4));
    expect(await titles('kind=job&sort=newest')).toEqual(newest);
    expect((await search('kind=job')).sorts).toEqual(['newest', 'pay']);
  });

  test('lists the cheapest degrees first', async () => {
    const lists = await lister(server, 'degree');
    for (const [title, tuition] of [
      ['Middle', 9_000],
      ['Free', 0],
      ['Dear', 30_000],
    ] as const)
      await published(server, lists, 'degree', { title, tuition });
    for (const limit of [1, 50])
      expect(await walk(`kind=degree&sort=tuition&limit=${limit}`)).toEqual(['Free', 'Middle', 'Dear']);
    expect((await search('kind=degree')).sorts).toEqual(['newest', 'tuition']);
  });

  test('is not offered, and changes nothing, in a search that has an order of its own', async () => {
    const lists = await lister(server);
    for (const [title, salaryTo] of [
      ['Old mechanic', 90_000],
      ['New mechanic', 50_000],
    ] as const)
      await published(server, lists, 'job', { title, salaryFrom: null, salaryTo });
    for (const query of ['kind=job&q=mechanic', 'kind=job&near=23510', '']) {
      expect((await search(query)).sorts, query).toEqual([]);
      expect(await titles(`${query}&sort=pay`), query).toEqual(['New mechanic', 'Old mechanic']);
    }
  });
});

describe('facets', () => {
  test('narrow a search down, and count what each other choice would find', async () => {
    const employer = await lister(server);
    const school = await lister(server, 'degree');
    await published(server, employer, 'job', { title: 'Offer A', type: 'full-time', clearance: 'secret' });
    await published(server, employer, 'job', { title: 'Offer B', type: 'full-time', remote: true });
    await published(server, employer, 'job', { title: 'Offer C', type: 'contract', remote: true });
    await published(server, school, 'degree', { title: 'Offer D', benefits: ['gi-bill'] });
    await published(server, school, 'degree', {
      title: 'Offer E',
      benefits: ['gi-bill', 'mycaa'],
      tuition: 20_000,
    });
    expect((await search('kind=job')).facets).toEqual({
      total: 3,
      isAtLeast: false,
      type: [
        { value: 'full-time', count: 2 },
        { value: 'contract', count: 1 },
      ],
      remote: [
        { value: 'true', count: 2 },
        { value: 'false', count: 1 },
      ],
      clearance: [{ value: 'secret', count: 1 }],
      benefits: [],
    });
    const remote = await search('kind=job&remote=true&type=contract');
    expect(remote.listings.map(({ title }) => title)).toEqual(['Offer C']);
    expect(remote.facets).toMatchObject({
      total: 1,
      type: [
        { value: 'contract', count: 1 },
        { value: 'full-time', count: 1 },
      ],
      remote: [{ value: 'true', count: 1 }],
    });
    expect(await titles('kind=job&remote=false')).toEqual(['Offer A']);
    expect(await titles('clearance=secret')).toEqual(['Offer A']);
    expect(await titles('benefits=gi-bill')).toEqual(['Offer E', 'Offer D']);
    expect(await titles('benefits=mycaa')).toEqual(['Offer E']);
    expect(await titles('tuition=15000')).toEqual(['Offer D']);
    expect(await titles('salary=80001')).toEqual([]);
    expect(await titles('salary=80000&type=full-time')).toEqual(['Offer B', 'Offer A']);
    expect(await titles(`organization=${school.id}`)).toEqual(['Offer E', 'Offer D']);
    expect(await titles(`organization=${school.slug}`)).toEqual(['Offer E', 'Offer D']);
    expect(await titles('organization=nobody')).toEqual([]);
    expect((await search('q=full&kind=job')).facets).toMatchObject({ total: 2, remote: [{}, {}] });
  });

  test('are exact after many changes at the same time', async () => {
    const lists = await lister(server);
    const { staff } = server.deps.listings;
    const made = await Promise.all(Array.from({ length: 12 }, () => published(server, lists)));
    await Promise.all(
      made.map(({ id }, index) =>
        index % 2 === 0
          ? staff.take(lists.owner.id, { organizationId: lists.id, id }, 'close')
          : staff.change(
              lists.owner.id,
              { organizationId: lists.id, id },
              {
                change: { remote: true },
                version: 2,
              },
            ),
      ),
    );
    expect((await search('kind=job')).facets).toMatchObject({
      total: 6,
      remote: [{ value: 'true', count: 6 }],
    });
  });
});

test('an organization that is deleted takes its listings along', async () => {
  const lists = await lister(server);
  await published(server, lists);
  await draft(server, lists);
  await withScope(
    server.deps.sql,
    { organizationId: lists.id },
    (tx) => tx`delete from organizations where id = ${lists.id}`,
  );
  expect(await count(server, 'listings')).toBe(0);
  expect(await search('kind=job')).toMatchObject({ listings: [], facets: { total: 0, type: [] } });
});

test('pages show each listing once while others are published', async () => {
  const lists = await lister(server);
  for (const title of ['One', 'Two', 'Three', 'Four']) await published(server, lists, 'job', { title });
  const first = await search('limit=2');
  await published(server, lists, 'job', { title: 'Five' });
  const second = await search(`limit=2&cursor=${first.nextCursor}`);
  expect([...first.listings, ...second.listings].map(({ title }) => title)).toEqual([
    'Four',
    'Three',
    'Two',
    'One',
  ]);
  expect(second.nextCursor).toBeNull();
});
