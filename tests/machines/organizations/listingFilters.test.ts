import { expect, test } from 'vitest';
import { listingFilters, parseListingFilters, listingQuery } from '@vetsync/machines/organizations/model';
import type { ListingFilters } from '@vetsync/machines/organizations/model';

const all: ListingFilters = {
  kind: 'job',
  q: 'crane mechanic',
  near: '23510',
  radius: 50,
  type: 'full-time',
  remote: false,
  clearance: 'secret',
  benefits: 'gi-bill',
  organization: '0198b1de-4c2a-7a64-9a3e-3f1f2f7a5c11',
  salary: 60_000,
  tuition: 0,
  place: 'Austin, Texas',
  sort: 'pay',
  saved: true,
  covered: true,
  accepting: true,
  within: 10,
  rating: 4.5,
};

test('filters go into an address and come back', () => {
  expect(Object.keys(all)).toEqual(listingFilters);
  expect(parseListingFilters(new URLSearchParams(listingQuery(all)))).toEqual(all);
  expect(listingQuery({})).toEqual({});
  expect(listingQuery({ q: '', remote: true })).toEqual({ remote: 'true' });
});

test.each([
  ['kind', 'castle'],
  ['q', ' '],
  ['near', '2351'],
  ['radius', '0'],
  ['radius', '101'],
  ['radius', 'ten'],
  ['type', 'seasonal'],
  ['remote', 'maybe'],
  ['clearance', 'cosmic'],
  ['benefits', 'cash'],
  ['organization', 'acme'],
  ['salary', '-1'],
  ['tuition', '10000001'],
  ['place', ' '],
  ['sort', 'color'],
  ['saved', '1'],
  ['covered', 'no'],
  ['accepting', 'no'],
  ['within', '0'],
  ['rating', '9'],
  ['color', 'red'],
])('what makes no sense in an address is dropped: %s=%s', (name, value) => {
  const { [name as keyof ListingFilters]: _, ...others } = all;
  const query = new URLSearchParams({ ...listingQuery(others), [name]: value });
  expect(parseListingFilters(query)).toEqual(others);
});

test('a long text is cut to what the server takes', () => {
  expect(parseListingFilters(new URLSearchParams({ q: 'a'.repeat(300) })).q).toHaveLength(200);
});
