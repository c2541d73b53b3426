import type { candidatePoolMachine } from '@vetsync/machines/candidatePool';
import * as z from 'zod/mini';
import { aList, anObject, idOf, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof candidatePoolMachine>({
  events: {
    'compare.add': {
      schema: z.object({ candidateId: z.string() }),
      ready: ({ candidates }) => [{ candidateId: idOf(candidates) }],
    },
    'compare.remove': {
      schema: z.object({ candidateId: z.string() }),
      ready: ({ candidates }) => [{ candidateId: idOf(candidates) }],
    },
    'candidates.changed': {
      schema: z.object({ candidates: aList }),
      ready: ({ candidates }) => [{ candidates }],
    },
    'location.changed': {
      schema: z.object({ route: anObject }),
      ready: ({ route }) => [{ route }],
    },
  },
});
