import type { organizationDetailMachine } from '@vetsync/machines/organizationDetail';
import * as z from 'zod/mini';
import { aList, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof organizationDetailMachine>({
  events: {
    'program.apply': {
      schema: z.object({ programId: z.string() }),
      ready: () => [{ programId: 'bridge-home' }],
    },
    'location.changed': {
      schema: z.object({ organizationId: z.string(), programId: z.nullable(z.string()) }),
      ready: ({ organizationId }) => [
        { organizationId, programId: null },
        { organizationId: 'missing', programId: null },
      ],
    },
    'applications.changed': {
      schema: z.object({ applications: aList }),
      ready: ({ applications }) => [{ applications }],
    },
    'veteran.changed': {
      schema: z.object({ veteranId: z.string() }),
      ready: () => [{ veteranId: 'A line of text' }],
    },
  },
});
