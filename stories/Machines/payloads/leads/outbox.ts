import type { outboxMachine } from '@vetsync/machines/outbox';
import * as z from 'zod/mini';
import { anObject, idOf, payloadsOf } from '../../parts/payloads.ts';
import { email } from '../../../support/account.ts';

export const payloads = payloadsOf<typeof outboxMachine>({
  events: {
    'entry.add': {
      schema: z.object({ entry: anObject, error: z.unknown() }),
      ready: () => [
        {
          entry: { id: 'new', timestamp: '2026-11-21T14:27:00.000Z', name: 'Dana Fields', email },
          error: { status: 0, code: 'unreachable' },
        },
      ],
    },
    'entry.retry': {
      schema: z.object({ id: z.string() }),
      ready: ({ entries }) => [{ id: idOf(entries) }],
    },
    'connection.changed': {
      schema: z.object({ online: z.boolean() }),
      ready: () => [{ online: false }, { online: true }],
    },
    'store.changed': {
      schema: z.object({ stored: z.nullable(z.string()) }),
      ready: () => [{ stored: null }, { stored: '[]' }],
    },
  },
  outputs: {
    updateStore: () => ['[]'],
  },
});
