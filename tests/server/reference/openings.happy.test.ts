import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PublishedListingPage } from '../../../machines/organizations/model/index.ts';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { lister, published } from '../support/listings.ts';
import { csvOf, importing } from '../support/reference.ts';
import { workbookOf } from '../support/zip.ts';

let server: Server;

const occupations = [
  ['53-3032.00', 'Heavy and Tractor-Trailer Truck Drivers'],
  ['15-1299.00', 'Computer Occupations, All Other'],
  ['15-1299.04', 'Penetration Testers'],
  ['15-1299.08', 'Computer Systems Engineers/Architects'],
  ['29-1141.00', 'Registered Nurses'],
];
/** `Driver` says nothing: five occupations have it. */
const jobTitles = [
  ...['1', '2', '3', '4'].map((digit) => [`53-000${digit}.00`, 'Driver']),
  ['53-3032.00', 'Driver'],
  ['53-3032.00', 'Truck Driver'],
  ['53-3032.00', 'CDL Driver (Commercial Driver)'],
  ['15-1299.08', 'IT Architect'],
  ['29-1141.00', 'RN'],
];

const bring = (): Promise<unknown> =>
  importing(server.sql, [
    {
      source: 'military-crosswalk',
      bytes: csvOf(
        'SVC,MOC,MOC_TITLE,ONET',
        'A,88M,Motor Transport Operator,53-3032.00',
        'A,25B,Information Technology Specialist,15-1299.00',
        'A,11B,Infantryman,55-3016.00',
      ),
    },
    {
      source: 'occupations',
      bytes: workbookOf([
        ['O*NET-SOC Code', 'Title', 'Description'],
        ...occupations.map((row) => [...row, 'What it is.']),
      ]),
    },
    {
      source: 'job-titles',
      bytes: workbookOf([['O*NET-SOC Code', 'Reported Job Title'], ...jobTitles]),
    },
  ]);

beforeAll(async () => {
  server = await accountServer();
  const lists = await lister(server);
  for (const [title, description] of [
    ['Truck driver, home on weekends', 'Paid by the mile.'],
    ['Night driver', 'City only.'],
    ['Yard lead', 'You were an 88M? Call us.'],
    ['Fleet assistant', 'Supports every commercial driver we have.'],
    ['Solutions IT architect', 'On site.'],
    ['Penetration tester', 'Remote.'],
    ['Ward clerk', 'Works beside registered nurses.'],
  ] as const)
    await published(server, lists, 'job', { title, description });
});
afterAll(() => server.close());

async function search(q: string, more = ''): Promise<PublishedListingPage> {
  const answer = await server.request(`/api/listings?q=${encodeURIComponent(q)}${more}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as PublishedListingPage;
}
const found = async (q: string) =>
  (await search(q)).listings
    .map(
      ({ title, fits }) =>
        `${title}: ${fits?.map((one) => `${one.title}, ${one.code}`).join('; ') ?? 'text'}`,
    )
    .toSorted();

test('a code finds what it leads to, with the reason on each', async () => {
  expect(await found('88M')).toEqual(['Yard lead: text']);
  await bring();
  const drivers = 'Heavy and Tractor-Trailer Truck Drivers, 88M';
  const expected = [
    `Fleet assistant: ${drivers}`,
    `Truck driver, home on weekends: ${drivers}`,
    'Yard lead: text',
  ];
  // What is asked for around a code is no part of it.
  for (const q of [
    '88M',
    ' 88-m ',
    'jobs for 88M',
    'Jobs for an MOS 88M',
    'openings for 88m',
    'empleos para 88M',
  ])
    expect(await found(q), q).toEqual(expected);
});

test('a link that an administrator has left out finds nothing', async () => {
  await bring();
  await server.sql`
    insert into fact_checks (kind, fact, page, checked_on)
    values ('link', 'army/88M/53-3032.00', 'https://www.onetonline.org/', now())`;
  try {
    expect(await found('88M')).toEqual(['Yard lead: text']);
  } finally {
    await server.sql`delete from fact_checks`;
  }
});

test('a code that leads to a group finds what its members do', async () => {
  await bring();
  expect(await found('25B')).toEqual([
    'Penetration tester: Penetration Testers, 25B',
    'Solutions IT architect: Computer Systems Engineers/Architects, 25B',
  ]);
});

test('the name of an occupation finds what people call it', async () => {
  await bring();
  expect(await found('heavy and tractor-trailer truck drivers')).toEqual([
    'Fleet assistant: Heavy and Tractor-Trailer Truck Drivers, null',
    'Truck driver, home on weekends: Heavy and Tractor-Trailer Truck Drivers, null',
  ]);
});

test('a code that leads to no civilian occupation, and any other text, is searched for as it is', async () => {
  await bring();
  expect(await found('11B')).toEqual([]);
  expect(await found('night')).toEqual(['Night driver: text']);
});

test('counts, pages and filters are those of any search', async () => {
  await bring();
  const first = await search('88M', '&limit=2');
  expect(first.facets?.total).toBe(3);
  const second = await search('88M', `&limit=2&cursor=${first.nextCursor}`);
  expect([...first.listings, ...second.listings].map(({ title }) => title).toSorted()).toEqual([
    'Fleet assistant',
    'Truck driver, home on weekends',
    'Yard lead',
  ]);
  expect((await search('88M', '&kind=degree')).listings).toEqual([]);
});
