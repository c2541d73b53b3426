import type { decisionMachine } from '@vetsync/machines/decision';
import * as z from 'zod/mini';
import { anObject, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof decisionMachine>({
  events: {
    'decision.choose': {
      schema: z.object({
        decision: z.enum([
          'interview',
          'offer',
          'approve',
          'reject',
          'hire',
          'accepted',
          'waitlist',
          'rejected',
        ]),
      }),
      ready: () => [{ decision: 'approve' }, { decision: 'reject' }, { decision: 'interview' }],
    },
    'notes.change': {
      schema: z.object({ notes: z.string() }),
      ready: () => [{ notes: 'Strong references.' }, { notes: '' }],
    },
    'about.changed': {
      schema: z.object({ about: z.nullable(anObject) }),
      ready: ({ about }) => [{ about }, { about: null }],
    },
  },
});
