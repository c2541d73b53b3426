import type { routeGuardMachine } from '@vetsync/machines/routeGuard';
import * as z from 'zod/mini';
import { anObject, payloadsOf } from '../../parts/payloads.ts';
import { session as userSession } from '../../../support/platform.ts';

export const payloads = payloadsOf<typeof routeGuardMachine>({
  events: {
    'session.changed': {
      schema: z.object({ session: anObject }),
      ready: ({ session }) => [
        { session },
        { session: userSession('Jordan Reyes') },
        { session: userSession('Ada Moss', 'admin') },
      ],
    },
  },
});
