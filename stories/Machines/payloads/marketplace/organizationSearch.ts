import { noMarketplaceFilters } from '@vetsync/machines/marketplace/model';
import type { organizationSearchMachine } from '@vetsync/machines/organizationSearch';
import { listingKinds } from '@vetsync/machines/organizations/model';
import { sampleOrganizations } from '@vetsync/samples/marketplace';
import * as z from 'zod/mini';
import { seenAt } from '../../../support/leads.ts';
import { anObject, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof organizationSearchMachine>({
  events: {
    'search.change': { schema: z.object({ q: z.string() }), ready: () => [{ q: 'training' }, { q: '' }] },
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
    'location.changed': {
      schema: z.object({ filters: anObject }),
      ready: ({ filters }) => [{ filters }, { filters: noMarketplaceFilters }],
    },
  },
  outputs: {
    find: () => [
      { organizations: sampleOrganizations(seenAt), nextCursor: null },
      { organizations: [], nextCursor: null },
    ],
  },
});
