import { describe, expect, test } from 'vitest';
import {
  marketplaceMachine,
  marketplaceStates,
  marketplaceView,
  marketplacePageSize,
} from '@vetsync/machines/marketplace';
import type {
  MarketplaceEvent,
  MarketplaceParentEvent,
  MarketplaceInput,
} from '@vetsync/machines/marketplace';
import { noMarketplaceFilters } from '@vetsync/machines/marketplace/model';
import { sampleOrganizations } from '@vetsync/samples/marketplace';
import type { Organization } from '@vetsync/machines/marketplace/model';
import { run } from '../support/run.ts';
import { leastCpuTimeMs } from '../support/cpuTime.ts';

const organizations = sampleOrganizations(Date.parse('2026-03-04T16:15:00Z'));
const everything = { filters: noMarketplaceFilters, listing: 'all' } as const;
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...(organizations[index % 8] as Organization),
    id: String(index + 1),
  }));

function look(input: Partial<MarketplaceInput> = {}) {
  const started = run(marketplaceMachine, {
    input: { organizations, route: everything, at: { mode: 'demo', role: 'user' }, ...input },
  });
  const send = (event: MarketplaceEvent | MarketplaceParentEvent) => started.actor.send(event);
  return { ...started, send, view: () => marketplaceView(started.actor.getSnapshot()) };
}

test('has exactly these stable states', () => {
  expect(marketplaceStates).toEqual(['found', 'none']);
});

describe('the marketplace', () => {
  test('lists all eight, each with its URL', () => {
    const { view } = look();
    expect(view()).toMatchObject({ state: 'found', count: 8, hiddenCount: 0, isFiltered: false });
    expect(view().listed.map(({ href }) => href)).toEqual(
      ['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => `/demo/organization/${id}`),
    );
    expect(view().switchProfileHref).toBe('/demo/platform');
    expect(view().options.category.map(({ count }) => count)).toEqual([247, 85, 62, 45, 28, 18, 9]);
  });
  test('puts each change in the URL, and links keep the search', () => {
    const { view, send, emittedOf } = look();
    send({ type: 'filter.change', filter: 'q', value: 'mentor' });
    send({ type: 'filter.change', filter: 'category', value: 'education' });
    const route = {
      filters: { ...noMarketplaceFilters, q: 'mentor', category: 'education' },
      listing: 'all',
    };
    expect(emittedOf('location.changed').at(-1)).toEqual({ type: 'location.changed', route });
    expect(view().listed.map(({ href }) => href)).toEqual([
      '/demo/organization/7?q=mentor&category=education',
    ]);
  });
  test('finds nothing; clearing resets the search and all three selects', () => {
    const { view, send, value, emittedOf } = look({
      route: {
        filters: { q: 'xyz', category: 'health', location: 'virtual', type: 'community' },
        listing: 'all',
      },
    });
    expect(value()).toBe('none');
    expect(view()).toMatchObject({ state: 'none', count: 0, isFiltered: true });
    send({ type: 'filters.clear' });
    expect(value()).toBe('found');
    expect(view()).toMatchObject({ count: 8, isFiltered: false, filters: noMarketplaceFilters });
    expect(emittedOf('location.changed').at(-1)?.route).toEqual(everything);
  });
  test('the pilot listing has organization 1 only; clearing stays in it', () => {
    const { view, send } = look();
    send({ type: 'filter.change', filter: 'category', value: 'health' });
    send({ type: 'listing.choose', listing: 'pilot' });
    expect(view()).toMatchObject({ listing: 'pilot', count: 1 });
    expect(view().listed[0]?.href).toBe('/demo/organization/1?category=health&listing=pilot');
    send({ type: 'filters.clear' });
    expect(view()).toMatchObject({ listing: 'pilot', count: 1, isFiltered: false });
    send({ type: 'listing.choose', listing: 'all' });
    expect(view().count).toBe(8);
  });
  test('follows the URL without emitting it again', () => {
    const { view, send, emitted } = look();
    send({
      type: 'location.changed',
      route: { filters: { ...noMarketplaceFilters, type: 'corporate' }, listing: 'all' },
    });
    expect(view()).toMatchObject({ count: 2, isFiltered: true });
    expect(emitted).toEqual([]);
  });
  test('lists a few at a time, and starts over only for another search', () => {
    const { view, send } = look({ organizations: many(40) });
    expect(view()).toMatchObject({ count: 40, hiddenCount: 40 - marketplacePageSize });
    send({ type: 'list.more' });
    expect(view().listed).toHaveLength(2 * marketplacePageSize);
    send({ type: 'location.changed', route: { filters: { ...noMarketplaceFilters }, listing: 'all' } });
    expect(view().listed).toHaveLength(2 * marketplacePageSize);
    send({ type: 'filter.change', filter: 'location', value: 'national' });
    expect(view().listed).toHaveLength(marketplacePageSize);
  });
  test('5,000 organizations are filtered fast', () => {
    const { view, send } = look({ organizations: many(5_000) });
    const write = () => {
      for (const q of ['t', 'tr', 'tra', 'trai', 'train'])
        send({ type: 'filter.change', filter: 'q', value: q });
      return view().listed;
    };
    expect(write()).toHaveLength(marketplacePageSize);
    expect(leastCpuTimeMs(write)).toBeLessThan(1_000);
  });
});
