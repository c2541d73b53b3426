import type { wellnessCheckMachine } from '@vetsync/machines/wellnessCheck';
import * as z from 'zod/mini';
import { anObject, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof wellnessCheckMachine>({
  events: {
    'answer.choose': {
      schema: z.object({ answer: z.literal([0, 1, 2, 3]) }),
      ready: () => [{ answer: 0 }, { answer: 1 }, { answer: 2 }, { answer: 3 }],
    },
    'answers.restored': { schema: z.object({ answers: anObject }), ready: () => [{ answers: { sleep: 1 } }] },
    'location.changed': {
      schema: z.object({ step: z.nullable(z.union([z.number(), z.enum(['result'])])) }),
      ready: () => [{ step: null }, { step: 1 }, { step: 'result' }],
    },
  },
});
