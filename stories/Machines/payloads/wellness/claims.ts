import type { claimsMachine } from '@vetsync/machines/claims';
import * as z from 'zod/mini';
import { idOf, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof claimsMachine>({
  events: {
    'claim.show': {
      schema: z.object({ claimId: z.string() }),
      ready: ({ claims }) => [{ claimId: idOf(claims) }],
    },
    'calendar.save': {
      schema: z.object({ claimId: z.string() }),
      ready: ({ claims }) => [{ claimId: idOf(claims) }],
    },
    'location.changed': {
      schema: z.object({ claimId: z.nullable(z.string()) }),
      ready: ({ claims }) => [{ claimId: idOf(claims) }, { claimId: null }],
    },
  },
});
