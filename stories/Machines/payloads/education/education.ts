import type { educationMachine } from '@vetsync/machines/education';
import * as z from 'zod/mini';
import { anObject, idOf, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof educationMachine>({
  events: {
    'deadline.save': {
      schema: z.object({ deadlineId: z.string() }),
      ready: ({ deadlines, now }) => [{ deadlineId: idOf(deadlines(now())) }],
    },
    'location.changed': {
      schema: z.object({ route: anObject }),
      ready: ({ route }) => [{ route }],
    },
    'world.changed': {
      schema: z.object({ world: anObject }),
      ready: ({ world }) => [{ world }],
    },
  },
});
