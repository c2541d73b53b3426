import type { providerFinderMachine } from '@vetsync/machines/providerFinder';
import * as z from 'zod/mini';
import { anObject, idOf, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof providerFinderMachine>({
  events: {
    'filter.change': {
      schema: z.union([
        z.object({ filter: z.literal('q'), value: z.string() }),
        z.object({
          filter: z.literal('location'),
          value: z.enum(['all', 'Austin', 'Houston', 'Dallas', 'College Station', 'Lubbock']),
        }),
        z.object({ filter: z.literal('within'), value: z.enum(['all', '5', '10', '50', '200']) }),
        z.object({ filter: z.literal('rating'), value: z.enum(['4', 'all', '4.5', '4.8']) }),
        z.object({
          filter: z.literal('specialty'),
          value: z.enum([
            'all',
            'Mental Health',
            'Primary Care',
            'Physical Therapy',
            'Cardiology',
            'specialist',
          ]),
        }),
        z.object({ filter: z.literal('accepting'), value: z.boolean() }),
      ]),
      ready: () => [
        { filter: 'q', value: 'A line of text' },
        { filter: 'location', value: 'all' },
        { filter: 'within', value: 'all' },
        { filter: 'rating', value: '4' },
        { filter: 'specialty', value: 'all' },
        { filter: 'accepting', value: false },
      ],
    },
    'provider.choose': {
      schema: z.object({ providerId: z.string() }),
      ready: ({ providers }) => [{ providerId: idOf(providers) }],
    },
    'location.changed': {
      schema: z.object({ open: z.boolean(), filters: anObject }),
      ready: ({ filters }) => [
        { open: true, filters },
        { open: false, filters },
      ],
    },
  },
});
