import type { nonprofitQueueMachine } from '@vetsync/machines/nonprofitQueue';
import * as z from 'zod/mini';
import { idOf, payloadsOf } from '../parts/payloads.ts';

export const payloads = {
  nonprofitQueue: payloadsOf<typeof nonprofitQueueMachine>({
    events: {
      'application.approve': ({ queue }) => [{ applicationId: queue[0]?.application.id ?? 'unknown' }],
      'decision.undo': ({ world }) => [{ decisionId: idOf(world.decisions) }],
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
      'world.changed': ({ world }) => [{ world }],
      'location.changed': ({ filters }) => [{ filters }],
    },
  }),
};
