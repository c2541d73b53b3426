import type { nonprofitMachine } from '@vetsync/machines/nonprofit';
import * as z from 'zod/mini';
import { anObject, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof nonprofitMachine>({
  events: {
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
