import { solutionStatuses } from '@vetsync/machines/leads/model';
import type { solutionRequestsMachine } from '@vetsync/machines/solutionRequests';
import * as z from 'zod/mini';
import { anObject, idOf, payloadsOf } from '../../parts/payloads.ts';
import { longRequest, sampleRequests } from '../../../support/requests.ts';

export const payloads = payloadsOf<typeof solutionRequestsMachine>({
  events: {
    'search.change': {
      schema: z.object({ q: z.string() }),
      ready: () => [{ q: 'housing' }],
    },
    'filter.change': {
      schema: z.object({ status: z.nullable(z.enum(solutionStatuses)) }),
      ready: () => [{ status: null }, { status: 'closed' }, { status: 'new' }, { status: 'in_progress' }],
    },
    'row.step': {
      schema: z.object({ to: z.enum(['next', 'previous']) }),
      ready: () => [{ to: 'next' }, { to: 'previous' }],
    },
    'status.choose': {
      schema: z.object({ status: z.enum(solutionStatuses) }),
      ready: () => [
        { status: 'closed' },
        { status: 'new' },
        { status: 'in_progress' },
        { status: 'answered' },
      ],
    },
    'location.changed': {
      schema: z.object({ route: anObject }),
      ready: ({ filters, requests }) => [
        { route: { filters, open: null } },
        { route: { filters, open: idOf(requests) } },
      ],
    },
  },
  outputs: {
    loadRequests: () => [
      { solutions: sampleRequests, nextCursor: null },
      { solutions: [], nextCursor: null },
    ],
    loadRequest: () => [longRequest],
    changeStatus: () => [longRequest],
  },
});
