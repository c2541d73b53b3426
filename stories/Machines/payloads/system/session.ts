import { signOutScopes } from '@vetsync/machines/account/model';
import type { sessionMachine } from '@vetsync/machines/session';
import * as z from 'zod/mini';
import { payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof sessionMachine>({
  events: {
    'session.signOut': {
      schema: z.object({ scope: z.enum(signOutScopes) }),
      ready: () => [{ scope: 'local' }, { scope: 'others' }, { scope: 'global' }],
    },
  },
});
