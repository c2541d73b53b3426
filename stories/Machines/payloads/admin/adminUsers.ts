import { roles } from '@vetsync/machines/account/model';
import type { adminUsersMachine } from '@vetsync/machines/adminUsers';
import * as z from 'zod/mini';
import { anObject, idOf, payloadsOf } from '../../parts/payloads.ts';
import { longUser, sampleUsers } from '../../../support/admin.ts';

export const payloads = payloadsOf<typeof adminUsersMachine>({
  events: {
    'search.change': {
      schema: z.object({ q: z.string() }),
      ready: () => [{ q: 'housing' }],
    },
    'filter.change': {
      schema: z.object({
        role: z.nullable(z.enum(roles)),
      }),
      ready: () => [{ role: null }, { role: 'user' }, { role: 'recruiter' }, { role: 'university' }],
    },
    'user.ask': {
      schema: z.object({ id: z.string(), action: anObject }),
      ready: ({ users }) => [
        { id: idOf(users), action: { kind: 'ban' } },
        { id: idOf(users), action: { kind: 'role', role: 'recruiter' } },
        { id: idOf(users), action: { kind: 'delete' } },
      ],
    },
    'location.changed': {
      schema: z.object({ route: anObject }),
      ready: ({ filters }) => [{ route: filters }, { route: { ...filters, q: 'jordan' } }],
    },
  },
  outputs: {
    loadUsers: () => [
      { users: sampleUsers(3), nextCursor: null },
      { users: [], nextCursor: null },
    ],
    act: () => [longUser, null],
  },
});
