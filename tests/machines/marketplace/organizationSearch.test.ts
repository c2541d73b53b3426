import { describe, expect, test } from 'vitest';
import { searchDebounceMs } from '@vetsync/machines/system/model';
import {
  marketplacePageSize,
  organizationSearchMachine,
  organizationSearchView,
} from '@vetsync/machines/marketplace/organizationSearch';
import type {
  OrganizationSearchEvent,
  OrganizationSearchInput,
  OrganizationSearchParentEvent,
} from '@vetsync/machines/marketplace/organizationSearch';
import { noMarketplaceFilters } from '@vetsync/machines/marketplace/model';
import type { ListedOrganization, OrganizationServer } from '@vetsync/machines/marketplace/model';
import { sampleOrganizations } from '@vetsync/samples/marketplace';
import { demoOrganizations } from '../../../app/demo/demoOrganizations.ts';
import { run, settle } from '../support/run.ts';
import { statesOf } from '@vetsync/machines/kit';

const organizations = sampleOrganizations(Date.parse('2026-03-04T16:15:00Z'));
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...(organizations[index % 8] as ListedOrganization),
    id: String(index + 1),
    slug: String(index + 1),
  }));

async function look(
  input: Partial<OrganizationSearchInput> = {},
  server: OrganizationServer = demoOrganizations(organizations),
) {
  const started = run(organizationSearchMachine, {
    input: {
      server,
      filters: noMarketplaceFilters,
      switchProfileHref: '/platform',
      at: { role: 'user' },
      ...input,
    },
  });
  await settle();
  return {
    ...started,
    view: () => organizationSearchView(started.actor.getSnapshot()),
    hrefs: () => organizationSearchView(started.actor.getSnapshot()).rows.map(({ href }) => href),
    /** Sends an event, and waits for what the server answers. */
    async send(event: OrganizationSearchEvent | OrganizationSearchParentEvent) {
      started.actor.send(event);
      started.clock.increment(searchDebounceMs);
      await settle();
    },
  };
}

test('has exactly these stable states', () => {
  expect(statesOf(organizationSearchMachine)).toEqual([
    'loading',
    'failed',
    'listed.idle',
    'listed.loadingMore',
    'listed.pageFailed',
    'searching',
    'refreshing',
    'nothing',
  ]);
});

describe('the search for organizations', () => {
  test('lists all eight, each with its URL', async () => {
    const { view, hrefs } = await look();
    expect(view()).toMatchObject({ list: 'listed', count: 8, more: 'none', isFiltered: false });
    expect(hrefs()).toEqual(
      ['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => `/platform/marketplace/organization/${id}`),
    );
    expect(view().switchProfileHref).toBe('/platform');
    expect(Object.values(view().counts)).toEqual([247, 85, 62, 45, 28, 18, 9]);
    expect(view().offered).toEqual(['category', 'location', 'type', 'listing']);
  });
  test('puts each change in the URL, and links keep the search', async () => {
    const { send, hrefs, emittedOf } = await look();
    await send({ type: 'search.change', q: 'mentor' });
    await send({ type: 'filter.change', filter: 'category', value: 'education' });
    const filters = { ...noMarketplaceFilters, q: 'mentor', category: 'education' };
    expect(emittedOf('filters.changed').at(-1)).toEqual({ type: 'filters.changed', filters });
    expect(hrefs()).toEqual(['/platform/marketplace/organization/7?q=mentor&category=education']);
  });
  test('ignores a value that a filter does not have', async () => {
    const { send, view } = await look();
    await send({ type: 'filter.change', filter: 'category', value: 'toString' });
    expect(view()).toMatchObject({ count: 8, filters: noMarketplaceFilters });
  });
  test('finds nothing; clearing resets the search and all selects', async () => {
    const filters = {
      ...noMarketplaceFilters,
      q: 'xyz',
      category: 'health',
      location: 'virtual',
      type: 'community',
    } as const;
    const { view, send, emittedOf } = await look({ filters });
    expect(view()).toMatchObject({ list: 'noMatches', count: 0, isFiltered: true });
    await send({ type: 'filters.clear' });
    expect(view()).toMatchObject({ list: 'listed', count: 8, isFiltered: false });
    expect(emittedOf('filters.changed').at(-1)?.filters).toEqual(noMarketplaceFilters);
  });
  test('the pilot listing has organization 1 only; clearing stays in it', async () => {
    const { view, send, hrefs } = await look();
    await send({ type: 'filter.change', filter: 'category', value: 'health' });
    await send({ type: 'filter.change', filter: 'listing', value: 'pilot' });
    expect(view()).toMatchObject({ listing: 'pilot', count: 1 });
    expect(hrefs()).toEqual(['/platform/marketplace/organization/1?category=health&listing=pilot']);
    await send({ type: 'filters.clear' });
    expect(view()).toMatchObject({ listing: 'pilot', count: 1, isFiltered: false });
    await send({ type: 'filter.change', filter: 'listing', value: 'all' });
    expect(view().count).toBe(8);
  });
  test('follows the URL without emitting it again', async () => {
    const { view, send, emitted } = await look();
    await send({ type: 'location.changed', filters: { ...noMarketplaceFilters, type: 'corporate' } });
    expect(view()).toMatchObject({ count: 2, isFiltered: true });
    expect(emitted).toEqual([]);
  });
  test('lists page by page, and starts over only for another search', async () => {
    const { view, send } = await look({}, demoOrganizations(many(40)));
    expect(view()).toMatchObject({ count: null, more: 'idle' });
    await send({ type: 'list.endReached' });
    expect(view().rows).toHaveLength(2 * marketplacePageSize);
    await send({ type: 'location.changed', filters: { ...noMarketplaceFilters } });
    expect(view().rows).toHaveLength(2 * marketplacePageSize);
    await send({ type: 'filter.change', filter: 'location', value: 'national' });
    expect(view().rows).toHaveLength(marketplacePageSize);
  });
  test('asks for listings instead', async () => {
    const { send, emittedOf } = await look();
    await send({ type: 'kind.choose', kind: 'job' });
    expect(emittedOf('kind.chosen')).toEqual([{ type: 'kind.chosen', kind: 'job' }]);
  });
});

test('a server that fails is asked again', async () => {
  let isDown = true;
  const working = demoOrganizations(many(20));
  const server: OrganizationServer = {
    ...working,
    filters: ['kind'],
    find: (asked) => (isDown ? Promise.reject(new Error('no answer')) : working.find(asked)),
  };
  const { view, send } = await look({}, server);
  expect(view()).toMatchObject({ list: 'failed', listing: null });
  expect(view().failure).not.toBeNull();
  expect(view().offered).toEqual(['kind']);
  isDown = false;
  await send({ type: 'list.retry' });
  expect(view()).toMatchObject({ list: 'listed', more: 'idle', failure: null });
  isDown = true;
  await send({ type: 'list.endReached' });
  expect(view().more).toBe('failed');
  isDown = false;
  await send({ type: 'list.retry' });
  expect(view()).toMatchObject({ count: 20, more: 'none' });
});
