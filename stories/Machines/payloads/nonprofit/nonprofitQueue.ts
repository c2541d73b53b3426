import type { nonprofitQueueMachine } from '@vetsync/machines/nonprofitQueue';
import * as z from 'zod/mini';
import { anObject, idOf, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof nonprofitQueueMachine>({
  events: {
    'application.approve': {
      schema: z.object({ applicationId: z.string() }),
      ready: ({ queue }) => [{ applicationId: queue[0]?.application.id ?? 'unknown' }],
    },
    'decision.undo': {
      schema: z.object({ decisionId: z.string() }),
      ready: ({ world }) => [{ decisionId: idOf(world.decisions) }],
    },
    'filter.choose': {
      schema: z.union([
        z.object({ filter: z.literal('program'), value: z.string() }),
        z.object({
          filter: z.literal('priority'),
          value: z.enum(['all', 'High', 'Medium', 'Low', 'Critical']),
        }),
      ]),
      ready: () => [
        { filter: 'program', value: 'A line of text' },
        { filter: 'priority', value: 'all' },
      ],
    },
    'world.changed': {
      schema: z.object({ world: anObject }),
      ready: ({ world }) => [{ world }],
    },
    'location.changed': {
      schema: z.object({ filters: anObject }),
      ready: ({ filters }) => [{ filters }],
    },
  },
});
