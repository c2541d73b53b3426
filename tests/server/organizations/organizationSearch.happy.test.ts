import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { decide } from '../support/listings.ts';
import { organization } from '../support/organizations.ts';

let server: Server;
beforeAll(async () => {
  server = await accountServer();
  for (const [name, kind, zip] of [
    ['Harbor Works', 'employer', '78701'],
    ['Peña Clinic', 'hospital', '78664'],
    ['Oak School', 'university', '75201'],
    ['Far Away', 'employer', ''],
  ] as const) {
    await decide(
      server,
      await organization(server, { name, kind, zip, about: `We are ${name}.` }),
      'approved',
    );
  }
  await organization(server, { name: 'Waiting Works', zip: '78701' });
  const gone = await organization(server, { name: 'Gone Works', zip: '78701' });
  await decide(server, gone, 'approved');
  await decide(server, gone, 'suspended');
});
afterAll(() => server.close());

interface Page {
  organizations: { name: string; miles: number | null }[];
  nextCursor: string | null;
}
async function page(query: string): Promise<Page> {
  const answer = await server.request(`/api/organizations?${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Page;
}
const names = async (query: string) => (await page(query)).organizations.map(({ name }) => name);

test('everybody finds approved organizations, and no others', async () => {
  expect(await names('')).toEqual(['Far Away', 'Oak School', 'Peña Clinic', 'Harbor Works']);
  expect(await names('kind=hospital')).toEqual(['Peña Clinic']);
  expect(await names('q=WORKS')).toEqual(['Harbor Works']);
  expect(await names('q=%25')).toEqual([]);
});

test('the nearest come first, with their distance', async () => {
  const { organizations } = await page('near=78701&radius=50');
  expect(organizations.map(({ name }) => name)).toEqual(['Harbor Works', 'Peña Clinic']);
  expect(organizations[0]?.miles).toBe(0);
  expect(organizations[1]?.miles).toBeGreaterThan(10);
});

test.each([
  ['', ['Far Away', 'Oak School', 'Peña Clinic', 'Harbor Works']],
  ['near=78701&radius=50', ['Harbor Works', 'Peña Clinic']],
])('the pages of "%s" show each once', async (query, expected) => {
  const found: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { organizations, nextCursor } = await page(`${query}&limit=1${cursor && `&cursor=${cursor}`}`);
    found.push(...organizations.map(({ name }) => name));
    cursor = nextCursor;
  }
  expect(found).toEqual(expected);
});

test.each(['near=00000', 'near=x', 'radius=0', 'kind=bank', 'cursor=x', 'status=pending'])(
  '%s is refused',
  async (query) => {
    expect((await server.request(`/api/organizations?${query}`)).status).toBe(422);
  },
);
