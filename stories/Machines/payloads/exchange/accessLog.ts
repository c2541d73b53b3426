import type { accessLogMachine } from '@vetsync/machines/accessLog';
import * as z from 'zod/mini';
import { accessRecords, consents } from '../../../Screens/exchange/sharing.ts';
import { idOf, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof accessLogMachine>({
  events: {
    'consent.takeBack': {
      schema: z.object({ id: z.string() }),
      ready: (context) => [{ id: idOf(context.consents) }],
    },
  },
  outputs: {
    loadSharing: () => [
      { consents, log: { records: [...accessRecords], nextCursor: null } },
      { consents: [], log: { records: [], nextCursor: null } },
    ],
    loadRecords: () => [{ records: [], nextCursor: null }],
  },
});
