import { claimFields } from '@vetsync/machines/wellness/model';
import type { claimEditorMachine } from '@vetsync/machines/claimEditor';
import * as z from 'zod/mini';
import { aList, idOf, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof claimEditorMachine>({
  events: {
    'field.change': {
      schema: z.object({ field: z.enum(claimFields), value: z.string() }),
      ready: () => [
        { field: 'title', value: 'Left knee' },
        { field: 'filed', value: '2026-11-02' },
        { field: 'stage', value: 'rating' },
      ],
    },
    'location.changed': {
      schema: z.object({ opening: z.nullable(z.object({ claimId: z.nullable(z.string()) })) }),
      ready: ({ claims }) => [
        { opening: null },
        { opening: { claimId: null } },
        { opening: { claimId: idOf(claims) } },
      ],
    },
    'list.changed': {
      schema: z.object({ claims: aList }),
      ready: ({ claims }) => [{ claims }],
    },
  },
});
