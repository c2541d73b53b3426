import { applicationSorts } from '@vetsync/machines/exchange/model';
import { applicationStatuses } from '@vetsync/machines/model/exchange';
import type { receivedApplicationsMachine } from '@vetsync/machines/receivedApplications';
import * as z from 'zod/mini';
import {
  decidedApplication,
  receivedRows,
  shipyard,
  wholeApplication,
} from '../../../Screens/exchange/samples.ts';
import { anObject, idOf, payloadsOf } from '../../parts/payloads.ts';

const position = z.object({ position: z.nullable(z.string()) });

export const payloads = payloadsOf<typeof receivedApplicationsMachine>({
  events: {
    'search.change': { schema: z.object({ q: z.string() }), ready: () => [{ q: 'welder' }] },
    'status.filter': {
      schema: z.object({ status: z.nullable(z.enum(applicationStatuses)) }),
      ready: () => [{ status: 'submitted' }, { status: null }],
    },
    'sort.change': {
      schema: z.object({ sort: z.enum(applicationSorts) }),
      ready: () => [{ sort: 'oldest' }, { sort: 'newest' }],
    },
    'list.scrolled': {
      schema: z.object({ away: z.boolean() }),
      ready: () => [{ away: true }, { away: false }],
    },
    'row.step': {
      schema: z.object({ to: z.enum(['next', 'previous']) }),
      ready: () => [{ to: 'next' }, { to: 'previous' }],
    },
    'decision.choose': {
      schema: z.object({ decision: z.nullable(z.enum(['hire', 'offer', 'interview', 'reject'])) }),
      ready: () => [{ decision: 'interview' }, { decision: 'reject' }, { decision: null }],
    },
    'words.change': {
      schema: z.object({ field: z.enum(['message', 'notes']), text: z.string() }),
      ready: () => [
        { field: 'message', text: 'Please come by on Monday.' },
        { field: 'notes', text: 'Strong on planning.' },
      ],
    },
    'location.changed': {
      schema: z.object({ route: anObject }),
      ready: ({ filters, list }) => [
        { route: { filters, open: idOf(list.rows) } },
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
      ready: () => [
        {
          position: '8',
          row: {
            id: 'a fact',
            kind: 'applicationDecided',
            subject: wholeApplication.application.id,
            payload: {
              applicationId: wholeApplication.application.id,
              decisionId: 'step-1',
              decision: 'interview',
              status: 'interview',
              version: 2,
            },
            at: wholeApplication.application.submittedAt,
            actor: 'colleague',
            commandId: 'a command',
            version: null,
          },
        },
      ],
    },
  },
  answers: {
    loadDesk: () => [{ organization: shipyard, role: 'reviewer' }],
    loadApplications: () => [
      { applications: [...receivedRows], nextCursor: null },
      { applications: [], nextCursor: null },
    ],
    loadApplication: () => [wholeApplication, decidedApplication],
    loadHistory: () => [decidedApplication.history],
    sendCommand: () => [{ facts: [] }],
  },
});
