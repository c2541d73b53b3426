import { ownProviderFields } from '@vetsync/machines/wellness/model';
import type { ownProvidersMachine } from '@vetsync/machines/ownProviders';
import * as z from 'zod/mini';
import { idOf, payloadsOf } from '../../parts/payloads.ts';

const chosen = z.object({ providerId: z.string() });

export const payloads = payloadsOf<typeof ownProvidersMachine>({
  events: {
    'field.change': {
      schema: z.object({ field: z.enum(ownProviderFields), value: z.string() }),
      ready: () => [
        { field: 'name', value: 'Dr. Amy Tran' },
        { field: 'specialty', value: 'Mental Health' },
      ],
    },
    'provider.choose': { schema: chosen, ready: ({ providers }) => [{ providerId: idOf(providers) }] },
    'provider.remove': { schema: chosen, ready: ({ providers }) => [{ providerId: idOf(providers) }] },
    'location.changed': {
      schema: z.object({ open: z.boolean() }),
      ready: () => [{ open: true }, { open: false }],
    },
    'providers.restored': { schema: z.object({ text: z.string() }), ready: () => [{ text: '[]' }] },
  },
});
