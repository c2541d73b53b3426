import type { notificationMailMachine } from '@vetsync/machines/notificationMail';
import { mailFrequencies } from '@vetsync/machines/model/exchange';
import * as z from 'zod/mini';
import { payloadsOf } from '../../parts/payloads.ts';

const preferences = { own: 'atOnce', work: 'daily' } as const;

export const payloads = payloadsOf<typeof notificationMailMachine>({
  events: {
    'mail.choose': {
      schema: z.object({ about: z.enum(['own', 'work']), frequency: z.enum(mailFrequencies) }),
      ready: () => [{ about: 'own', frequency: 'never' }],
    },
  },
  outputs: {
    loadPreferences: () => [{ preferences, hasWork: true }],
    savePreferences: () => [{ ...preferences, own: 'never' as const }],
  },
});
