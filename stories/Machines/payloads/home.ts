import type { veteranHomeMachine } from '@vetsync/machines/home/veteranHome';
import * as z from 'zod/mini';
import { payloadsOf } from '../parts/payloads.ts';

export const payloads = {
  veteranHome: payloadsOf<typeof veteranHomeMachine>({
    events: {
      'location.changed': {
        schema: z.object({ open: z.nullable(z.literal('activities')) }),
        ready: () => [{ open: null }, { open: 'activities' }],
      },
      'activities.changed': ({ activities }) => [{ activities }, { activities: [] }],
      'world.changed': ({ world }) => [{ world }],
      'own.changed': () => [{ own: { deadlines: () => [], activities: (known) => known } }],
      'person.changed': ({ person }) => [{ person }],
    },
  }),
};
