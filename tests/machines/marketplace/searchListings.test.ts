import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchListings } from '@vetsync/machines/marketplace/model';
import { listingSorts, remotePlace } from '@vetsync/machines/organizations/model';
import type { ListingFilters } from '@vetsync/machines/organizations/model';
import { sampleJobListings } from '@vetsync/samples/career';
import { leastCpuTimeMs } from '../support/cpuTime.ts';

const listings = sampleJobListings(Date.parse('2026-03-04T16:15:00Z'));
const sorts = ['match', 'newest', 'pay'] as const;
const search = (filters: ListingFilters = {}, cursor: string | null = null, limit = 50) =>
  searchListings({ listings, sorts }, { filters, cursor, limit });
const found = (filters: ListingFilters) => search(filters).listings.map(({ id }) => id);

const somewhere = listings.map(({ location, remote }) => (remote ? remotePlace : location));
const filters = fc.record(
  {
    q: fc.constantFrom('lead', 'supply', 'Zz'),
    place: fc.constantFrom(...somewhere, 'Nowhere'),
    type: fc.constantFrom('full-time', 'contract', 'internship'),
    remote: fc.boolean(),
    clearance: fc.constantFrom('secret', 'top-secret'),
    salary: fc.constantFrom(50_000, 70_000, 90_000),
    sort: fc.constantFrom(...listingSorts),
  },
  { requiredKeys: [] },
);

describe('a search in memory', () => {
  test('finds in title, organization, description and skills, without regard to case or accents', () => {
    expect(found({ q: 'LAPTOPS' })).toEqual(['it-support-technician']);
    expect(found({ q: 'blúebonnet' })).toEqual(['operations-manager']);
    expect(found({ q: 'federal property' })).toEqual(['property-accountant']);
    expect(found({ q: '  ' })).toHaveLength(listings.length);
    expect(found({ kind: 'degree' })).toEqual([]);
    expect(found({ organization: 'employer-of-dispatch-lead' })).toEqual(['dispatch-lead']);
    expect(found({ tuition: 0 })).toEqual([]);
  });

  test('only removes listings, and counts what each choice would find', () => {
    fc.assert(
      fc.property(filters, (asked) => {
        const page = search(asked);
        const { facets } = page;
        expect(facets?.total).toBe(page.listings.length);
        for (const listing of page.listings) {
          expect(listings).toContain(listing);
          if (asked.place) expect(listing.remote ? remotePlace : listing.location).toBe(asked.place);
          if (asked.type) expect(listing.type).toBe(asked.type);
          if (asked.salary) expect(listing.salaryTo).toBeGreaterThanOrEqual(asked.salary);
        }
        for (const { value, count } of facets?.type ?? [])
          expect(search({ ...asked, type: value as 'contract' }).facets?.total).toBe(count);
        for (const { value, count } of facets?.place ?? [])
          expect(search({ ...asked, place: value }).facets?.total).toBe(count);
      }),
    );
  });

  test('orders by match, age or pay', () => {
    expect(sorts.map((sort) => found({ sort })[0])).toEqual([
      'operations-manager',
      'fleet-coordinator',
      'operations-manager',
    ]);
    expect(found({})).toEqual(found({ sort: 'match' }));
  });

  test('goes page by page, each listing once, and counts on the first', () => {
    const first = search({}, null, 6);
    expect([first.listings.length, first.facets?.total, first.nextCursor]).toEqual([6, 10, '6']);
    const second = search({}, first.nextCursor, 6);
    expect([second.listings.length, second.facets, second.nextCursor]).toEqual([4, null, null]);
    expect([...first.listings, ...second.listings]).toEqual(search().listings);
  });

  test('5,000 listings are searched fast', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => ({ ...listings[index % 10]!, id: `j${index}` }));
    const find = () => searchListings({ listings: many, sorts }, { filters: { q: 'suppl' }, cursor: null });
    expect(leastCpuTimeMs(find)).toBeLessThan(500);
  });
});
