import { eventFields } from '@vetsync/machines/community/model';
import type { eventEditorMachine } from '@vetsync/machines/eventEditor';
import * as z from 'zod/mini';
import { aList, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof eventEditorMachine>({
  events: {
    'field.change': {
      schema: z.object({
        field: z.enum(eventFields),
        value: z.string(),
      }),
      ready: () => [
        { field: 'title', value: 'Coffee at the lake' },
        { field: 'date', value: '2026-12-05' },
        { field: 'time', value: '10:30' },
        { field: 'seats', value: '12' },
      ],
    },
    'location.changed': {
      schema: z.object({ isOpen: z.boolean() }),
      ready: () => [{ isOpen: false }, { isOpen: true }],
    },
    'joined.changed': {
      schema: z.object({ joined: aList }),
      ready: ({ joined }) => [{ joined }],
    },
  },
});
