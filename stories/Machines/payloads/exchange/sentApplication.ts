import type { sentApplicationMachine } from '@vetsync/machines/sentApplication';
import * as z from 'zod/mini';
import { openHistory, rejectedHistory, sentWorlds } from '../../../Screens/exchange/sentApplications.ts';
import { anObject, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof sentApplicationMachine>({
  events: {
    'world.followed': {
      schema: z.object({ world: anObject, isKnown: z.boolean(), isWhole: z.boolean() }),
      ready: () => [
        { world: sentWorlds.rejected, isKnown: true, isWhole: false },
        { world: sentWorlds.withdrawn, isKnown: true, isWhole: false },
        { world: sentWorlds.offered, isKnown: true, isWhole: false },
      ],
    },
  },
  outputs: {
    loadHistory: () => [openHistory, rejectedHistory],
  },
});
