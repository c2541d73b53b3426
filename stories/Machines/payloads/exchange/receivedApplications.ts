import { applicationSorts, chosenFilters, unassigned } from '@vetsync/machines/exchange/model';
import { jobDecisions } from '@vetsync/machines/model/world';
import { tableDensities } from '@vetsync/machines/portal/model';
import type { receivedApplicationsMachine } from '@vetsync/machines/receivedApplications';
import * as z from 'zod/mini';
import {
  choices,
  colleagues,
  decidedApplication,
  receivedRows,
  settings,
  shipyard,
  wholeApplication,
} from '../../../Screens/exchange/samples.ts';
import { anObject, idOf, payloadsOf } from '../../parts/payloads.ts';

const decision = z.object({ decision: z.enum(jobDecisions) });
const words = z.object({ field: z.enum(['message', 'notes']), text: z.string() });
const assignee = z.object({ assigneeId: z.nullable(z.string()) });
const position = z.object({ position: z.nullable(z.string()) });

export const payloads = payloadsOf<typeof receivedApplicationsMachine>({
  events: {
    'search.change': { schema: z.object({ q: z.string() }), ready: () => [{ q: 'welder' }] },
    'filter.choose': {
      schema: z.object({ filter: z.enum(chosenFilters), value: z.nullable(z.string()) }),
      ready: ({ self: own }) => [
        { filter: 'status', value: 'submitted' },
        { filter: 'assignee', value: own },
        { filter: 'assignee', value: unassigned },
        { filter: 'status', value: null },
      ],
    },
    'row.select': {
      schema: z.object({ rowId: z.string(), isSelected: z.boolean() }),
      ready: ({ list }) => [
        { rowId: idOf(list.rows), isSelected: true },
        { rowId: idOf(list.rows), isSelected: false },
      ],
    },
    'row.follow': {
      schema: z.object({ rowId: z.string(), action: z.string() }),
      ready: ({ list }) => [{ rowId: idOf(list.rows), action: 'message' }],
    },
    'bulk.decide': { schema: decision, ready: () => [{ decision: 'reject' }, { decision: 'interview' }] },
    'bulk.write': { schema: words, ready: () => [{ field: 'message', text: 'Thank you for applying.' }] },
    'bulk.assign': {
      schema: assignee,
      ready: ({ self: own }) => [{ assigneeId: own }, { assigneeId: null }],
    },
    'row.approve': {
      schema: z.object({ rowId: z.string() }),
      ready: ({ list }) => [{ rowId: idOf(list.rows) }],
    },
    'row.assign': {
      schema: z.extend(assignee, { rowId: z.string() }),
      ready: ({ list, self: own }) => [
        { rowId: idOf(list.rows), assigneeId: colleagues[1].id },
        { rowId: idOf(list.rows), assigneeId: own },
      ],
    },
    'density.choose': {
      schema: z.object({ density: z.enum(tableDensities) }),
      ready: () => [{ density: 'compact' }, { density: 'comfortable' }],
    },
    'view.type': { schema: z.object({ name: z.string() }), ready: () => [{ name: 'My welders' }] },
    'view.remove': {
      schema: z.object({ viewId: z.string() }),
      ready: ({ settings: own }) => [{ viewId: idOf(Object.values(own?.views ?? {}).flat()) }],
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
      schema: z.object({ decision: z.nullable(z.enum(jobDecisions)) }),
      ready: () => [{ decision: 'interview' }, { decision: 'reject' }, { decision: null }],
    },
    'words.change': {
      schema: words,
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
  outputs: {
    loadWorkspace: () => [{ organization: shipyard, role: 'reviewer' }],
    loadApplications: () => [
      { applications: [...receivedRows], nextCursor: null },
      { applications: [], nextCursor: null },
    ],
    loadApplication: () => [wholeApplication, decidedApplication],
    loadHistory: () => [decidedApplication.history],
    sendCommand: () => [{ facts: [] }],
    loadChoices: () => [choices],
    sendCommands: () => [{ results: [] }],
    loadSettings: () => [settings],
  },
});
