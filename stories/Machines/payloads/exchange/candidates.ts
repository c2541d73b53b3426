import type { candidatesMachine } from '@vetsync/machines/candidates';
import { branches } from '@vetsync/machines/profile/model';
import * as z from 'zod/mini';
import { shipyard } from '../../../Screens/exchange/samples.ts';
import { candidateRows, sentRequest, wholeCandidate } from '../../../Screens/exchange/sharing.ts';
import { anObject, idOf, payloadsOf } from '../../parts/payloads.ts';

const position = z.object({ position: z.nullable(z.string()) });
const fact = {
  id: 'a fact',
  kind: 'contactAccepted',
  subject: 'thread-0',
  payload: { requestId: sentRequest.id, candidateId: wholeCandidate.id, threadId: 'thread-0' },
  at: sentRequest.at,
  actor: 'somebody',
  commandId: 'a command',
  version: null,
};

export const payloads = payloadsOf<typeof candidatesMachine>({
  events: {
    'search.change': { schema: z.object({ q: z.string() }), ready: () => [{ q: 'weld' }, { q: '' }] },
    'branch.filter': {
      schema: z.object({ branch: z.nullable(z.enum(branches)) }),
      ready: () => [{ branch: 'Navy' }, { branch: null }],
    },
    'row.step': {
      schema: z.object({ to: z.enum(['previous', 'next']) }),
      ready: () => [{ to: 'next' }, { to: 'previous' }],
    },
    'text.change': {
      schema: z.object({ text: z.string() }),
      ready: () => [{ text: 'May we talk?' }, { text: '' }],
    },
    'location.changed': {
      schema: z.object({ route: anObject }),
      ready: ({ rows, filters }) => [
        { route: { filters, open: idOf(rows) } },
        { route: { filters, open: null } },
      ],
    },
    'feed.opened': { schema: position, ready: () => [{ position: '7' }] },
    'feed.reset': { schema: position, ready: () => [{ position: '9' }] },
    'feed.crowded': {
      schema: z.object({ retryAfterSeconds: z.number() }),
      ready: () => [{ retryAfterSeconds: 30 }],
    },
    'feed.row': {
      schema: z.object({ position: z.string(), row: anObject }),
      ready: () => [{ position: '8', row: fact }],
    },
  },
  outputs: {
    loadWorkspace: () => [
      { organization: shipyard, role: 'reviewer' },
      { organization: shipyard, role: 'viewer' },
    ],
    loadCandidates: () => [
      { candidates: [...candidateRows], nextCursor: null },
      { candidates: [], nextCursor: null },
    ],
    loadCandidate: () => [wholeCandidate],
    sendCommand: () => [{ facts: [] }],
  },
});
