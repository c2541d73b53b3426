import type { accountWorldMachine } from '@vetsync/machines/accountWorld';
import { personalRules } from '@vetsync/machines/model/exchange';
import { emptyWorld } from '@vetsync/machines/model/world';
import * as z from 'zod/mini';
import { anObject, payloadsOf } from '../../parts/payloads.ts';

const program = { id: 'supply', title: 'Supply Chain' };
const request = { type: 'program.save', payload: { program } } as const;
const fact = {
  id: '0198d2a4-1111-7000-8000-000000000001',
  kind: 'programSaved',
  subject: 'supply',
  payload: { program },
  at: '2026-11-25T10:00:00.000Z',
  actor: 'jordan',
  commandId: '0198d2a4-2222-4000-8000-000000000001',
  version: 1,
};

export const payloads = payloadsOf<typeof accountWorldMachine>({
  events: {
    'world.dispatch': {
      schema: z.object({ command: anObject }),
      ready: () => [{ command: { type: 'program.save', program } }],
    },
    'server.request': {
      schema: z.object({ id: z.string(), request: anObject }),
      ready: () => [{ id: '0198d2a4-2222-4000-8000-000000000002', request }],
    },
    'request.left': { schema: z.object({ id: z.nullable(z.string()) }), ready: () => [{ id: null }] },
    'record.request': {
      schema: z.object({ command: anObject }),
      ready: () => [
        { command: { type: 'record.save', record: { id: 'wellness_check', text: '{"sleep":1}' } } },
      ],
    },
    'feed.opened': {
      schema: z.object({ position: z.nullable(z.string()) }),
      ready: () => [{ position: null }],
    },
    'feed.row': {
      schema: z.object({ position: z.string(), row: anObject }),
      ready: () => [{ position: '1-43', row: fact }],
    },
    'feed.reset': {
      schema: z.object({ position: z.nullable(z.string()) }),
      ready: () => [{ position: null }],
    },
    'feed.crowded': {
      schema: z.object({ retryAfterSeconds: z.number() }),
      ready: () => [{ retryAfterSeconds: 30 }],
    },
  },
  outputs: {
    loadWorld: () => [
      { rules: personalRules('jordan'), world: emptyWorld, version: 0, recent: [], position: '1-42' },
    ],
    sendCommand: () => [{ facts: [fact] }],
  },
});
