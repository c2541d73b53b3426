import type { veteranHomeMachine } from '@vetsync/machines/veteranHome';
import * as z from 'zod/mini';
import { aList, anObject, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof veteranHomeMachine>({
  events: {
    'location.changed': {
      schema: z.object({ open: z.nullable(z.literal('activities')) }),
      ready: () => [{ open: null }, { open: 'activities' }],
    },
    'activities.changed': {
      schema: z.object({ activities: aList }),
      ready: ({ activities }) => [{ activities }, { activities: [] }],
    },
    'world.changed': {
      schema: z.object({ world: anObject }),
      ready: ({ world }) => [{ world }],
    },
    'person.changed': {
      schema: z.object({ person: anObject }),
      ready: ({ person }) => [{ person }],
    },
  },
});
