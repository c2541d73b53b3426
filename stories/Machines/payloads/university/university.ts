import type { universityMachine } from '@vetsync/machines/university';
import * as z from 'zod/mini';
import { anObject, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof universityMachine>({
  events: {
    'world.changed': {
      schema: z.object({ world: anObject }),
      ready: ({ world }) => [{ world }],
    },
  },
});
