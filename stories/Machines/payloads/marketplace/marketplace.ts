import { areaFilters, organizationTypeFilters } from '@vetsync/machines/marketplace/model';
import type { marketplaceMachine } from '@vetsync/machines/marketplace';
import * as z from 'zod/mini';
import { anObject, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof marketplaceMachine>({
  events: {
    'filter.change': {
      schema: z.union([
        z.object({ filter: z.literal('type'), value: z.enum(organizationTypeFilters) }),
        z.object({ filter: z.literal('q'), value: z.string() }),
        z.object({
          filter: z.literal('location'),
          value: z.enum(areaFilters),
        }),
        z.object({
          filter: z.literal('category'),
          value: z.enum([
            'health',
            'all',
            'education',
            'community',
            'veterans-orgs',
            'volunteer',
            'networking',
          ]),
        }),
      ]),
      ready: () => [
        { filter: 'type', value: 'all' },
        { filter: 'q', value: 'A line of text' },
        { filter: 'location', value: 'all' },
        { filter: 'category', value: 'health' },
      ],
    },
    'listing.choose': {
      schema: z.object({ listing: z.enum(['all', 'pilot']) }),
      ready: () => [{ listing: 'all' }, { listing: 'pilot' }],
    },
    'location.changed': {
      schema: z.object({ route: anObject }),
      ready: ({ route }) => [{ route }],
    },
  },
});
