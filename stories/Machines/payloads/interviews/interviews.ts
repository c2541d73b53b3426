import { interviewLists } from '@vetsync/machines/interviews/model';
import type { interviewsMachine } from '@vetsync/machines/interviews';
import * as z from 'zod/mini';
import { aList, anObject, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof interviewsMachine>({
  events: {
    'list.choose': {
      schema: z.object({ list: z.enum(interviewLists) }),
      ready: () => [{ list: 'cancelled' }, { list: 'upcoming' }, { list: 'past' }],
    },
    'day.choose': {
      schema: z.object({ day: z.nullable(z.string()) }),
      ready: () => [{ day: '2026-12-02' }, { day: null }],
    },
    'location.changed': {
      schema: z.object({ route: anObject }),
      ready: ({ route }) => [{ route }],
    },
    'interviews.changed': {
      schema: z.object({ interviews: aList }),
      ready: ({ interviews }) => [{ interviews }],
    },
  },
});
