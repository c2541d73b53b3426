import type { worldMachine } from '@vetsync/machines/world';
import * as z from 'zod/mini';
import { anObject, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof worldMachine>({
  events: {
    'world.dispatch': {
      schema: z.object({ command: anObject }),
      ready: () => [{ command: { type: 'notification.readAll', targetRole: 'user' } }],
    },
    'tabs.post': {
      schema: z.object({ message: anObject }),
      ready: () => [{ message: { kind: 'ask' } }],
    },
    'tabs.received': {
      schema: z.object({ message: anObject }),
      ready: () => [{ message: { kind: 'ask' } }],
    },
    'store.write': {
      schema: z.object({ text: z.nullable(z.string()) }),
      ready: () => [{ text: '[]' }, { text: null }],
    },
  },
});
