import { hc } from 'hono/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noMarketplaceFilters } from '@vetsync/machines/marketplace/model';
import type { ListedOrganization, OrganizationServer } from '@vetsync/machines/marketplace/model';
import type { Problem } from '@vetsync/machines/system/model';
import { sampleOrganizations } from '@vetsync/samples/marketplace';
import { demoOrganizations } from '../../app/demo/demoOrganizations.ts';
import { listingServer } from '../../app/services/http/listings.ts';
import { organizationServer } from '../../app/services/http/organizations.ts';
import type { AppType } from '../../server/app.ts';
import { appOrigin } from '../server/harness.ts';
import { accountServer } from '../server/support/accounts.ts';
import { decide, lister, published } from '../server/support/listings.ts';
import { organization } from '../server/support/organizations.ts';

interface Site {
  server: OrganizationServer;
  close: () => Promise<void>;
}
/** Name and what is said of each, the last one first. */
const sites = [
  ['Harbor Works', 'We repair cranes.'],
  ['Oak School', 'We teach welders.'],
  ['Peña Clinic', 'We see you the same week.'],
] as const;

const client = (request: (path: string, init?: RequestInit) => Promise<Response>) =>
  hc<AppType>(appOrigin, {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => {
      const { pathname, search } = new URL(String(input));
      return request(pathname + search, init);
    },
  }).api;

async function overHttp(): Promise<Site> {
  const server = await accountServer();
  for (const [name, about] of sites.toReversed())
    await decide(server, await organization(server, { name, about }), 'approved');
  await organization(server, { name: 'Waiting Works' });
  return {
    server: organizationServer(client(async (path, init) => server.request(path, init))),
    close: server.close,
  };
}

async function inDemo(): Promise<Site> {
  const [sample] = sampleOrganizations(0) as [ListedOrganization];
  const listed = sites.map(([name, about], index) => ({
    ...sample,
    id: String(index),
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    about,
  }));
  return { server: demoOrganizations(listed), close: async () => {} };
}

describe.each([
  ['over HTTP', overHttp],
  ['in the demo', inDemo],
])('organizations, %s', (_, open) => {
  let site: Site;
  beforeAll(async () => {
    site = await open();
  });
  afterAll(() => site.close());

  const find = (q: string, cursor: string | null = null, limit = 12) =>
    site.server.find({ filters: { ...noMarketplaceFilters, q }, cursor, limit });
  const names = async (q: string) => (await find(q)).organizations.map(({ name }) => name);

  test('are found by words in name and description', async () => {
    expect(await names('')).toEqual(['Harbor Works', 'Oak School', 'Peña Clinic']);
    expect(await names(' WELDERS ')).toEqual(['Oak School']);
    expect(await names('pena')).toEqual(['Peña Clinic']);
    expect(await names('submarine')).toEqual([]);
  });

  test('come page by page, each once', async () => {
    const first = await find('', null, 2);
    const second = await find('', first.nextCursor, 2);
    expect([first.organizations.length, second.nextCursor]).toEqual([2, null]);
    expect(second.organizations.map(({ name }) => name)).toEqual(['Peña Clinic']);
  });

  test('are read by their name in addresses; another one is not found', async () => {
    const { organization: read } = await site.server.read({ slug: 'oak-school' });
    expect(read).toMatchObject({ name: 'Oak School', about: 'We teach welders.' });
    const status = await site.server.read({ slug: 'nobody' }).catch((problem: Problem) => problem.status);
    expect(status).toBe(404);
  });
});

test('what an organization offers is found by its name in addresses, or its id', async () => {
  const server = await accountServer();
  const employer = await lister(server, 'job');
  await published(server, employer, 'job', { title: 'Crane mechanic' });
  await published(server, await lister(server, 'job'), 'job', { title: 'Yard supervisor' });
  const listings = listingServer(client(async (path, init) => server.request(path, init)));
  for (const named of [employer.slug, employer.id]) {
    const { listings: found } = await listings.find({ filters: { organization: named }, cursor: null });
    expect(found.map(({ title }) => title)).toEqual(['Crane mechanic']);
  }
  await server.close();
});
