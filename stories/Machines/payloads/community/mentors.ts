import type { mentorsMachine } from '@vetsync/machines/mentors';
import * as z from 'zod/mini';
import { aList, anObject, idOf, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof mentorsMachine>({
  events: {
    'filter.change': {
      schema: z.union([
        z.object({ filter: z.literal('q'), value: z.string() }),
        z.object({
          filter: z.literal('field'),
          value: z.enum([
            'all',
            'Education',
            'Operations',
            'Technology',
            'Health care',
            'Skilled trades',
            'Public service',
          ]),
        }),
      ]),
      ready: () => [
        { filter: 'q', value: 'A line of text' },
        { filter: 'field', value: 'all' },
      ],
    },
    'mentor.ask': {
      schema: z.object({ mentorId: z.string() }),
      ready: ({ mentors }) => [{ mentorId: idOf(mentors) }],
    },
    'mentor.withdraw': {
      schema: z.object({ mentorId: z.string() }),
      ready: ({ mentors }) => [{ mentorId: idOf(mentors) }],
    },
    'location.changed': {
      schema: z.object({ filters: anObject }),
      ready: ({ filters }) => [{ filters }],
    },
    'requests.changed': {
      schema: z.object({ requestedIds: aList }),
      ready: ({ mentors }) => [{ requestedIds: [idOf(mentors)] }, { requestedIds: [] }],
    },
  },
});
