import type { casesMachine } from '@vetsync/machines/cases';
import { chosenCaseFilters, unassigned } from '@vetsync/machines/exchange/model';
import { caseSorts } from '@vetsync/machines/model/exchange';
import { caseOutcomes, caseStatuses, serviceStatuses } from '@vetsync/machines/model/world';
import * as z from 'zod/mini';
import { participants, whole, workspaceFor } from '../../../Screens/exchange/cases.tsx';
import { choices, colleagues } from '../../../Screens/exchange/samples.ts';
import { anObject, idOf, payloadsOf } from '../../parts/payloads.ts';

const owner = z.object({ ownerId: z.nullable(z.string()) });
const search = z.object({ q: z.string() });
const position = z.object({ position: z.nullable(z.string()) });

export const payloads = payloadsOf<typeof casesMachine>({
  events: {
    'search.change': { schema: search, ready: () => [{ q: 'vega' }, { q: '' }] },
    'filter.choose': {
      schema: z.object({ filter: z.enum(chosenCaseFilters), value: z.nullable(z.string()) }),
      ready: ({ self }) => [
        { filter: 'status', value: 'at_risk' },
        { filter: 'owner', value: self },
        { filter: 'owner', value: unassigned },
        { filter: 'due', value: 'today' },
        { filter: 'status', value: null },
      ],
    },
    'sort.change': {
      schema: z.object({ sort: z.enum(caseSorts) }),
      ready: () => [{ sort: 'next' }, { sort: 'newest' }],
    },
    'list.scrolled': {
      schema: z.object({ away: z.boolean() }),
      ready: () => [{ away: true }, { away: false }],
    },
    'row.step': {
      schema: z.object({ to: z.enum(['previous', 'next']) }),
      ready: () => [{ to: 'next' }, { to: 'previous' }],
    },
    'row.select': {
      schema: z.object({ rowId: z.string(), isSelected: z.boolean() }),
      ready: ({ list }) => [
        { rowId: idOf(list.rows), isSelected: true },
        { rowId: idOf(list.rows), isSelected: false },
      ],
    },
    'bulk.assign': { schema: owner, ready: ({ self }) => [{ ownerId: self }, { ownerId: null }] },
    'bulk.status': {
      schema: z.object({ status: z.enum(caseStatuses) }),
      ready: () => [{ status: 'at_risk' }, { status: 'active' }],
    },
    'adding.search': { schema: search, ready: () => [{ q: 'ana' }] },
    'adding.choose': {
      schema: z.object({ threadId: z.string() }),
      ready: ({ people }) => [{ threadId: idOf(people) }],
    },
    'record.change': {
      schema: z.object({ changes: anObject }),
      ready: () => [
        { changes: { progress: 60 } },
        { changes: { status: 'active', nextStep: 'Sign the lease', nextOn: '2026-12-01' } },
      ],
    },
    'words.change': {
      schema: z.object({ field: z.enum(['notes', 'goal', 'service']), text: z.string() }),
      ready: () => [
        { field: 'notes', text: 'The landlord has agreed.' },
        { field: 'goal', text: 'A lease in my own name' },
        { field: 'service', text: 'Child care' },
      ],
    },
    'owner.assign': {
      schema: owner,
      ready: () => [{ ownerId: colleagues[1].id }, { ownerId: null }],
    },
    'service.move': {
      schema: z.object({ serviceId: z.string(), status: z.enum(serviceStatuses) }),
      ready: ({ opened }) => [{ serviceId: idOf(opened?.case.services), status: 'done' }],
    },
    'closing.choose': {
      schema: z.object({ outcome: z.enum(caseOutcomes) }),
      ready: () => [{ outcome: 'housing' }, { outcome: 'left' }],
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
            kind: 'caseChanged',
            subject: whole.case.id,
            payload: { case: { ...whole.case, progress: 45, version: 4 } },
            at: whole.case.updatedAt,
            actor: 'colleague',
            commandId: 'a command',
            version: null,
          },
        },
      ],
    },
  },
  outputs: {
    loadWorkspace: () => [workspaceFor('participant'), workspaceFor('participant', 'viewer')],
    loadCases: () => [
      { cases: [...participants], nextCursor: null, total: participants.length, statuses: [] },
      { cases: [], nextCursor: null, total: 0, statuses: [] },
    ],
    loadCase: () => [whole],
    loadThreads: () => [{ threads: [], nextCursor: null }],
    loadChoices: () => [choices],
    sendCommand: () => [{ facts: [] }],
    sendCommands: () => [{ results: [] }],
  },
});
