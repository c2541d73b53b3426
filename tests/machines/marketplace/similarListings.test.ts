import { expect, test } from 'vitest';
import { findSimilar, searchListings, similarAmong } from '@vetsync/machines/marketplace/model';
import type { ListingServer } from '@vetsync/machines/organizations/model';
import { sampleJobListings } from '@vetsync/samples/career';

const listings = sampleJobListings(Date.parse('2026-03-06T12:00:00Z'));
const [one] = listings;
const server: ListingServer = {
  find: async (asked) => searchListings({ listings }, asked),
  async read({ id }) {
    const listing = listings.find((each) => each.id === id);
    if (!listing) throw { status: 404, code: 'not_found' };
    return { listing };
  },
};
const asked = { kind: 'job', title: one!.title, organization: one!.organization.name } as const;

test('finds at most as many as asked for, never the one itself, each with what it has in common', async () => {
  const found = await findSimilar(server, { ...asked, id: one!.id }, 2);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(2);
  for (const { listing, why } of found) {
    expect(listing.id).not.toBe(one!.id);
    expect(why.what.length).toBeGreaterThan(0);
  }
});

test('goes by the names of one that is gone', async () => {
  const found = await findSimilar(server, { ...asked, id: 'gone' }, 50);
  expect(found.map(({ listing }) => listing.id)).not.toContain(one!.id);
});

const like = (id: string, more: object) => ({
  ...one!,
  id,
  title: id,
  requiredSkills: [],
  preferredSkills: [],
  ...more,
});

test('puts the same skills before the same place, and leaves out what has nothing in common', () => {
  const wanted = like('wanted', { requiredSkills: ['Rigging'], location: 'Norfolk, VA' });
  const found = similarAmong(
    wanted,
    [
      like('near', { location: 'Norfolk, VA' }),
      like('skilled', { requiredSkills: ['rigging'], location: 'Elsewhere' }),
      like('other', { location: 'Elsewhere' }),
    ],
    5,
  );
  expect(found.map(({ listing, why }) => [listing.id, why.kind])).toEqual([
    ['skilled', 'skills'],
    ['near', 'place'],
  ]);
});
