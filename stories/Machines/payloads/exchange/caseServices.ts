import type { caseServicesMachine } from '@vetsync/machines/caseServices';
import { noServiceFilters } from '@vetsync/machines/exchange/model';
import { serviceStatuses } from '@vetsync/machines/model/world';
import * as z from 'zod/mini';
import { whole, workspaceFor } from '../../../Screens/exchange/cases.tsx';
import { serviceRows } from '../../../Screens/exchange/caseServices.ts';
import { choices } from '../../../Screens/exchange/samples.ts';
import { anObject, idOf, payloadsOf } from '../../parts/payloads.ts';

const position = z.object({ position: z.nullable(z.string()) });

export const payloads = payloadsOf<typeof caseServicesMachine>({
  events: {
    'search.change': { schema: z.object({ q: z.string() }), ready: () => [{ q: 'moving' }, { q: '' }] },
    'filter.choose': {
      schema: z.object({ filter: z.enum(['status', 'owner']), value: z.nullable(z.string()) }),
      ready: ({ self }) => [
        { filter: 'status', value: 'waiting' },
        { filter: 'owner', value: self },
        { filter: 'owner', value: null },
      ],
    },
    'service.move': {
      schema: z.object({ serviceId: z.string(), status: z.enum(serviceStatuses) }),
      ready: ({ rows }) => [
        { serviceId: idOf(rows), status: 'done' },
        { serviceId: idOf(rows), status: 'waiting' },
      ],
    },
    'location.changed': {
      schema: z.object({ route: anObject }),
      ready: ({ filters }) => [{ route: filters }, { route: { ...noServiceFilters, status: 'done' } }],
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
            kind: 'serviceChanged',
            subject: whole.case.id,
            payload: { case: whole.case },
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
    loadWorkspace: () => [workspaceFor('participant')],
    loadServices: () => [
      { services: [...serviceRows], nextCursor: null, total: serviceRows.length, statuses: [] },
      { services: [], nextCursor: null, total: 0, statuses: [] },
    ],
    loadChoices: () => [choices],
    sendCommand: () => [{ facts: [] }],
  },
});
