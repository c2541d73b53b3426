import { roles } from '@vetsync/machines/account/model';
import type { notificationsMachine } from '@vetsync/machines/notifications';
import * as z from 'zod/mini';
import { anObject, idOf, payloadsOf } from '../../parts/payloads.ts';
import { emptyWorld } from '@vetsync/machines/model/world';

export const payloads = payloadsOf<typeof notificationsMachine>({
  events: {
    'notification.open': {
      schema: z.object({ id: z.string() }),
      ready: ({ ofRole }) => [{ id: idOf(ofRole) }],
    },
    'notification.read': {
      schema: z.object({ id: z.string() }),
      ready: ({ ofRole }) => [{ id: idOf(ofRole) }],
    },
    'world.changed': {
      schema: z.object({ world: anObject }),
      ready: () => [{ world: emptyWorld }],
    },
    'role.changed': {
      schema: z.object({
        role: z.enum(roles),
        mode: z.enum(['account', 'demo']),
      }),
      ready: () => [
        { role: 'user', mode: 'demo' },
        { role: 'nonprofit', mode: 'demo' },
      ],
    },
  },
});
