import type { preferencesMachine } from '@vetsync/machines/preferences';
import * as z from 'zod/mini';
import { payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof preferencesMachine>({
  events: {
    'preference.set': {
      schema: z.union([
        z.object({ preference: z.literal('notifications'), value: z.enum(['on', 'off']) }),
        z.object({ preference: z.literal('theme'), value: z.enum(['system', 'light', 'dark']) }),
        z.object({ preference: z.literal('textSize'), value: z.enum(['standard', 'large', 'largest']) }),
        z.object({ preference: z.literal('motion'), value: z.enum(['system', 'reduced']) }),
        z.object({ preference: z.literal('sidebar'), value: z.enum(['wide', 'narrow']) }),
      ]),
      ready: () => [
        { preference: 'notifications', value: 'on' },
        { preference: 'theme', value: 'system' },
        { preference: 'textSize', value: 'standard' },
        { preference: 'motion', value: 'system' },
        { preference: 'sidebar', value: 'wide' },
      ],
    },
    'store.write': {
      schema: z.object({ text: z.string() }),
      ready: () => [{ text: '{}' }],
    },
    'store.changed': {
      schema: z.object({ stored: z.nullable(z.string()) }),
      ready: () => [{ stored: null }, { stored: '{"theme":"dark"}' }],
    },
  },
});
