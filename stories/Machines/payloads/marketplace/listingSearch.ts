import type { listingSearchMachine } from '@vetsync/machines/listingSearch';
import { emptyWorld } from '@vetsync/machines/model/world';
import { listingFilters } from '@vetsync/machines/organizations/model';
import * as z from 'zod/mini';
import { facets, foundListings } from '../../../Screens/marketplace/parts/foundListings.ts';
import { anObject, payloadsOf } from '../../parts/payloads.ts';

const [first, second] = foundListings;

export const payloads = payloadsOf<typeof listingSearchMachine>({
  events: {
    'search.change': { schema: z.object({ q: z.string() }), ready: () => [{ q: 'yard' }, { q: '' }] },
    'zip.change': { schema: z.object({ zip: z.string() }), ready: () => [{ zip: '23510' }, { zip: '' }] },
    'filter.change': {
      schema: z.object({ filter: z.enum(listingFilters), value: z.nullable(z.string()) }),
      ready: () => [
        { filter: 'kind', value: 'degree' },
        { filter: 'remote', value: null },
      ],
    },
    'listing.open': { schema: z.object({ id: z.string() }), ready: () => [{ id: first.id }] },
    'listing.apply': { schema: z.object({ id: z.string() }), ready: () => [{ id: first.id }] },
    'listing.save': { schema: z.object({ id: z.string() }), ready: () => [{ id: first.id }] },
    'compare.toggle': { schema: z.object({ id: z.string() }), ready: () => [{ id: first.id }] },
    'location.changed': {
      schema: z.object({ filters: anObject, openId: z.nullable(z.string()) }),
      ready: () => [
        { filters: { kind: 'job' }, openId: first.id },
        { filters: { kind: 'job', q: 'crane' }, openId: null },
        { filters: { kind: 'job' }, openId: second?.id ?? null },
      ],
    },
    'world.changed': { schema: z.object({ world: anObject }), ready: () => [{ world: emptyWorld }] },
  },
  outputs: {
    find: () => [{ listings: [...foundListings], nextCursor: null, facets }],
    read: () => [{ listing: first }],
    readAll: () => [[...foundListings]],
  },
});
