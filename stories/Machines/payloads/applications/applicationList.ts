import type { applicationListMachine } from '@vetsync/machines/applicationList';
import { applicationKinds, emptyWorld } from '@vetsync/machines/model/world';
import * as z from 'zod/mini';
import { sentWorlds } from '../../../Screens/exchange/sentApplications.ts';
import { anObject, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof applicationListMachine>({
  events: {
    'world.followed': {
      schema: z.object({ world: anObject, isKnown: z.boolean() }),
      ready: () => [
        { world: sentWorlds.rejected, isKnown: true },
        { world: emptyWorld, isKnown: true },
        { world: emptyWorld, isKnown: false },
      ],
    },
    'location.changed': {
      schema: z.object({ kind: z.nullable(z.enum(applicationKinds)) }),
      ready: () => [{ kind: 'job' }, { kind: null }],
    },
  },
});
