import type { leadAnalyticsMachine } from '@vetsync/machines/leads/leadAnalytics';
import { rangePresets, solutionStatuses } from '@vetsync/machines/leads/model';
import type { leadsAdminMachine } from '@vetsync/machines/leads/leadsAdmin';
import type { outboxMachine } from '@vetsync/machines/leads/outbox';
import type { solutionRequestsMachine } from '@vetsync/machines/leads/solutionRequests';
import * as z from 'zod/mini';
import { email } from '../../support/account.ts';
import { longLead, sampleAnalytics, sampleLeads } from '../../support/leads.ts';
import { longRequest, sampleRequests } from '../../support/requests.ts';
import { idOf, payloadsOf } from '../parts/payloads.ts';

export const payloads = {
  leadAnalytics: payloadsOf<typeof leadAnalyticsMachine>({
    events: {
      'range.choose': {
        schema: z.object({ preset: z.enum(rangePresets) }),
        ready: () => [{ preset: 'all' }, { preset: '7d' }, { preset: '30d' }, { preset: '90d' }],
      },
      'range.set': () => [
        { from: '2026-10-01', to: '2026-10-31' },
        { from: '2026-10-31', to: '2026-10-01' },
      ],
      'log.changed': ({ log }) => [{ log }, { log: [] }],
      'outbox.changed': ({ entries }) => [{ entries }, { entries: [] }],
    },
    outputs: {
      loadAnalytics: () => [sampleAnalytics(30), sampleAnalytics(0)],
    },
  }),
  leadsAdmin: payloadsOf<typeof leadsAdminMachine>({
    events: {
      'tab.choose': {
        schema: z.object({ tab: z.enum(['leads', 'analytics']) }),
        ready: () => [{ tab: 'leads' }, { tab: 'analytics' }],
      },
      'search.change': () => [{ q: 'housing' }],
      'filter.change': {
        schema: z.object({ filter: z.enum(['veteran', 'source']), value: z.nullable(z.string()) }),
        ready: () => [
          { filter: 'veteran', value: 'Veteran' },
          { filter: 'source', value: 'footer_join_free' },
          { filter: 'source', value: null },
        ],
      },
      'sort.change': {
        schema: z.object({ sort: z.enum(['newest', 'oldest']) }),
        ready: () => [{ sort: 'newest' }, { sort: 'oldest' }],
      },
      'list.scrolled': () => [{ away: false }, { away: true }],
      'row.step': {
        schema: z.object({ to: z.enum(['next', 'previous']) }),
        ready: () => [{ to: 'next' }, { to: 'previous' }],
      },
      'connection.changed': () => [{ online: false }, { online: true }],
      'location.changed': ({ tab, filters, openId, list }) => [
        { route: { tab, filters, open: openId } },
        { route: { tab: 'leads', filters, open: idOf(list.rows) } },
        { route: { tab: 'analytics', filters, open: null } },
      ],
      'feed.opened': () => [{ position: null }, { position: '1-42' }],
      'feed.row': () => [{ position: '1-43', row: { ...longLead, id: 'fresh' } }],
      'feed.reset': () => [{ position: null }, { position: '1-42' }],
      'feed.crowded': () => [{ retryAfterSeconds: 30 }],
      'lead.arrived': () => [{ lead: { ...longLead, id: 'fresh' } }],
    },
    outputs: {
      loadPage: () => [
        { leads: sampleLeads(4), nextCursor: null },
        { leads: [], nextCursor: null },
      ],
      loadLead: () => [longLead],
      loadSummary: () => [{ total: 4, veterans: 3, organizations: 1 }],
    },
  }),
  outbox: payloadsOf<typeof outboxMachine>({
    events: {
      'entry.add': () => [
        {
          entry: { id: 'new', timestamp: '2026-11-21T14:27:00.000Z', name: 'Dana Fields', email },
          error: { status: 0, code: 'unreachable' },
        },
      ],
      'entry.retry': ({ entries }) => [{ id: idOf(entries) }],
      'connection.changed': () => [{ online: false }, { online: true }],
      'store.changed': () => [{ stored: null }, { stored: '[]' }],
    },
    outputs: {
      updateStore: () => ['[]'],
    },
  }),
  solutionRequests: payloadsOf<typeof solutionRequestsMachine>({
    events: {
      'search.change': () => [{ q: 'housing' }],
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
      'location.changed': ({ filters, requests }) => [
        { route: { filters, open: null } },
        { route: { filters, open: idOf(requests) } },
      ],
    },
    outputs: {
      loadRequests: () => [
        { solutions: sampleRequests, nextCursor: null },
        { solutions: [], nextCursor: null },
      ],
      loadRequest: () => [longRequest],
      changeStatus: () => [longRequest],
    },
  }),
};
