import type { connectionMachine } from '@vetsync/machines/connection';
import * as z from 'zod/mini';
import { payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof connectionMachine>({
  events: {
    'connection.changed': {
      schema: z.object({ online: z.boolean() }),
      ready: () => [{ online: false }, { online: true }],
    },
    'outbox.changed': {
      schema: z.object({ pending: z.number(), stored: z.boolean() }),
      ready: () => [
        { pending: 2, stored: true },
        { pending: 0, stored: true },
        { pending: 1, stored: false },
      ],
    },
  },
});
