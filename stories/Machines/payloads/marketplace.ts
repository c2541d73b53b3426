import type { keptListingsMachine } from '@vetsync/machines/marketplace/keptListings';
import type { listingSearchMachine } from '@vetsync/machines/marketplace/listingSearch';
import { noMarketplaceFilters } from '@vetsync/machines/marketplace/model';
import { emptyWorld } from '@vetsync/machines/model/world';
import type { organizationDetailMachine } from '@vetsync/machines/marketplace/organizationDetail';
import { listingFilters, listingKinds } from '@vetsync/machines/organizations/model';
import type { organizationSearchMachine } from '@vetsync/machines/marketplace/organizationSearch';
import { sampleOrganizations } from '@vetsync/samples/marketplace';
import * as z from 'zod/mini';
import { facets, foundListings } from '../../Screens/marketplace/parts/foundListings.ts';
import { seenAt } from '../../support/leads.ts';
import { payloadsOf } from '../parts/payloads.ts';

const [first, second] = foundListings;
const [organization] = sampleOrganizations(seenAt);

export const payloads = {
  keptListings: payloadsOf<typeof keptListingsMachine>({
    events: { 'ids.changed': () => [{ ids: [first.id] }, { ids: [] }] },
    outputs: { read: () => [[first], []] },
  }),
  listingSearch: payloadsOf<typeof listingSearchMachine>({
    events: {
      'search.change': () => [{ q: 'yard' }, { q: '' }],
      'zip.change': () => [{ zip: '23510' }, { zip: '' }],
      'filter.change': {
        schema: z.object({ filter: z.enum(listingFilters), value: z.nullable(z.string()) }),
        ready: () => [
          { filter: 'kind', value: 'degree' },
          { filter: 'remote', value: null },
        ],
      },
      'listing.open': () => [{ id: first.id }],
      'listing.apply': () => [{ id: first.id }],
      'listing.save': () => [{ id: first.id }],
      'compare.toggle': () => [{ id: first.id }],
      'location.changed': () => [
        { filters: { kind: 'job' }, openId: first.id },
        { filters: { kind: 'job', q: 'crane' }, openId: null },
        { filters: { kind: 'job' }, openId: second?.id ?? null },
      ],
      'world.changed': () => [{ world: emptyWorld }],
    },
    outputs: {
      find: () => [{ listings: [...foundListings], nextCursor: null, facets }],
      read: () => [{ listing: first }],
      readAll: () => [[...foundListings]],
    },
  }),
  organizationDetail: payloadsOf<typeof organizationDetailMachine>({
    events: {
      'location.changed': ({ slug }) => [{ slug }, { slug: 'missing' }],
    },
    outputs: { read: () => [{ organization: organization! }] },
  }),
  organizationSearch: payloadsOf<typeof organizationSearchMachine>({
    events: {
      'search.change': () => [{ q: 'training' }, { q: '' }],
      'filter.change': {
        schema: z.object({
          filter: z.enum(['category', 'location', 'type', 'kind', 'listing']),
          value: z.string(),
        }),
        ready: () => [
          { filter: 'category', value: 'health' },
          { filter: 'listing', value: 'pilot' },
          { filter: 'listing', value: 'all' },
        ],
      },
      'kind.choose': {
        schema: z.object({ kind: z.nullable(z.enum(listingKinds)) }),
        ready: () => [{ kind: 'job' }, { kind: null }],
      },
      'location.changed': ({ filters }) => [{ filters }, { filters: noMarketplaceFilters }],
    },
    outputs: {
      find: () => [
        { organizations: sampleOrganizations(seenAt), nextCursor: null },
        { organizations: [], nextCursor: null },
      ],
    },
  }),
};
