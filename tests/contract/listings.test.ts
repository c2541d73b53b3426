import { randomUUID } from 'node:crypto';
import type { ListingFilters, ListingServer, PublishedListing } from '@vetsync/machines/organizations/model';
import type { Problem } from '@vetsync/machines/system/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoListingSite } from './support/demoListingSite.ts';
import { httpListingSite } from './support/httpListingSite.ts';
import type { ListingSite } from './support/listingSite.ts';

describe.each([
  ['over HTTP', httpListingSite],
  ['in the demo', demoListingSite],
])('published listings, %s', (_, open) => {
  let site: ListingSite;
  let server: ListingServer;
  beforeAll(async () => {
    site = await open();
    server = site.server;
  });
  afterAll(() => site.close());

  const find = (filters: ListingFilters, cursor: string | null = null, limit = 50) =>
    server.find({ filters, cursor, limit });
  const titles = async (filters: ListingFilters) =>
    (await find(filters)).listings.map(({ title }) => title).toSorted();

  test('are found by kind, and by beginnings of words in title, organization and skills', async () => {
    expect(await titles({ kind: 'job' })).toEqual(['Crane mechanic', 'Night dispatcher', 'Yard supervisor']);
    expect(await titles({ kind: 'degree' })).toEqual([]);
    expect(await titles({ kind: 'job', q: 'CRANE mech' })).toEqual(['Crane mechanic']);
    expect(await titles({ kind: 'job', q: 'radio' })).toEqual(['Night dispatcher']);
    expect(await titles({ kind: 'job', q: 'mechanic dispatcher' })).toEqual([]);
  });

  test('are narrowed down by type, pay, clearance and remote work, alone and together', async () => {
    expect(await titles({ kind: 'job', type: 'part-time' })).toEqual(['Night dispatcher']);
    expect(await titles({ kind: 'job', salary: 80_000 })).toEqual(['Yard supervisor']);
    expect(await titles({ kind: 'job', clearance: 'secret' })).toEqual(['Yard supervisor']);
    expect(await titles({ kind: 'job', remote: true })).toEqual(['Night dispatcher']);
    expect(await titles({ kind: 'job', remote: true, type: 'full-time' })).toEqual([]);
  });

  test('are counted by what they can be narrowed down to; a choice leaves its own counts', async () => {
    const { facets } = await find({ kind: 'job', type: 'full-time' });
    expect(facets).toMatchObject({ total: 2, isAtLeast: false });
    expect(facets?.type.toSorted((a, b) => b.count - a.count)).toEqual([
      { value: 'full-time', count: 2 },
      { value: 'part-time', count: 1 },
    ]);
    expect(facets?.clearance).toEqual([{ value: 'secret', count: 1 }]);
    expect(facets?.remote).toEqual([{ value: 'false', count: 2 }]);
  });

  test('come page by page, each once; only the first page counts', async () => {
    const first = await find({ kind: 'job' }, null, 2);
    expect([first.listings.length, first.facets?.total]).toEqual([2, 3]);
    expect(first.nextCursor).not.toBeNull();
    const second = await find({ kind: 'job' }, first.nextCursor, 2);
    expect([second.listings.length, second.facets, second.nextCursor]).toEqual([1, null, null]);
    const ids = [...first.listings, ...second.listings].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });

  test('are found among saved ones, of which those that are gone are left out', async () => {
    const { listings } = await find({ kind: 'job' });
    const ids = [...listings.filter(({ type }) => type === 'full-time').map(({ id }) => id), randomUUID()];
    const saved = (filters: ListingFilters) =>
      server.find({ filters: { kind: 'job', saved: true, ...filters }, cursor: null, ids });
    const page = await saved({});
    expect([page.facets?.total, page.nextCursor]).toEqual([2, null]);
    expect((await saved({ q: 'yard' })).listings.map(({ title }) => title)).toEqual(['Yard supervisor']);
    expect((await saved({ type: 'part-time' })).listings).toEqual([]);
  });

  test('are read by their id; another one is not found', async () => {
    const [found] = (await find({ kind: 'job', q: 'yard' })).listings as [PublishedListing];
    const { listing } = await server.read({ id: found.id });
    expect(listing).toMatchObject({
      id: found.id,
      title: 'Yard supervisor',
      salaryFrom: 70_000,
      salaryTo: 88_000,
      organization: found.organization,
    });
    const status = await server.read({ id: randomUUID() }).catch((problem: Problem) => problem.status);
    expect(status).toBe(404);
  });
});
