import type { privateRecordsMachine } from '@vetsync/machines/privateRecords';
import * as z from 'zod/mini';
import { anObject, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof privateRecordsMachine>({
  events: {
    'record.write': {
      schema: z.object({ name: z.string(), text: z.string() }),
      ready: () => [{ name: 'event_draft', text: '"Coffee at the pier"' }],
    },
    'records.changed': {
      schema: z.object({ records: z.array(anObject) }),
      ready: () => [{ records: [{ id: 'event_draft', text: '"Coffee"' }] }],
    },
  },
});
