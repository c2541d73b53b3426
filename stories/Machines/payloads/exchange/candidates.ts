import type { candidatesMachine } from '@vetsync/machines/candidates';
import * as z from 'zod/mini';
import { shipyard } from '../../../Screens/exchange/samples.ts';
import { candidateRows, sentRequest, wholeCandidate } from '../../../Screens/exchange/sharing.ts';
import { aList, anObject, idOf, payloadsOf } from '../../parts/payloads.ts';

const one = z.object({ candidateId: z.string() });
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
    'compare.add': { schema: one, ready: ({ rows }) => [{ candidateId: idOf(rows) }] },
    'compare.remove': { schema: one, ready: ({ rows }) => [{ candidateId: idOf(rows) }] },
    'row.actionRequested': {
      schema: z.object({ rowId: z.string(), action: z.string() }),
      ready: ({ rows }) => [
        { rowId: idOf(rows), action: 'compare' },
        { rowId: idOf(rows), action: 'uncompare' },
      ],
    },
    'table.changed': {
      schema: z.object({ route: anObject, historyAction: z.enum(['push', 'replace', 'back']) }),
      ready: ({ route }) => [
        { route: { ...route, q: 'weld' }, historyAction: 'replace' },
        { route, historyAction: 'push' },
      ],
    },
    'settings.changed': {
      schema: z.object({ density: z.enum(['comfortable', 'compact']), views: aList }),
      ready: () => [{ density: 'compact', views: [] }],
    },
    'page.navigate': {
      schema: z.object({ to: z.string(), replace: z.boolean() }),
      ready: () => [{ to: '/platform', replace: false }],
    },
    'page.saveFile': {
      schema: z.object({ file: anObject }),
      ready: () => [{ file: { name: 'candidates.csv', mediaType: 'text/csv', text: '' } }],
    },
    'text.change': {
      schema: z.object({ text: z.string() }),
      ready: () => [{ text: 'May we talk?' }, { text: '' }],
    },
    'location.changed': {
      schema: z.object({ route: anObject }),
      ready: ({ route, rows }) => [
        { route: { table: { ...route, open: { step: 'candidate', id: idOf(rows) } }, compared: null } },
        { route: { table: { ...route, open: null }, compared: rows.slice(0, 2).map(({ id }) => id) } },
        { route: { table: { ...route, open: null }, compared: null } },
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
