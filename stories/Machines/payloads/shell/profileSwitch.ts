import type { profileSwitchMachine } from '@vetsync/machines/profileSwitch';
import * as z from 'zod/mini';
import { anObject, payloadsOf } from '../../parts/payloads.ts';
import { demoRoles, emptyWorld } from '@vetsync/machines/model/world';

export const payloads = payloadsOf<typeof profileSwitchMachine>({
  events: {
    'profile.choose': {
      schema: z.object({ role: z.enum(demoRoles) }),
      ready: () => [{ role: 'user' }, { role: 'recruiter' }, { role: 'university' }, { role: 'hospital' }],
    },
    'route.changed': {
      schema: z.object({
        route: anObject,
        current: z.nullable(z.enum(demoRoles)),
      }),
      ready: ({ route }) => [
        { route, current: 'user' },
        { route, current: 'recruiter' },
      ],
    },
    'world.changed': {
      schema: z.object({ world: anObject }),
      ready: () => [{ world: emptyWorld }],
    },
  },
});
