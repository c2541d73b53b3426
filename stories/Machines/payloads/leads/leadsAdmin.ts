import type { leadsAdminMachine } from '@vetsync/machines/leadsAdmin';
import * as z from 'zod/mini';
import { anObject, idOf, payloadsOf } from '../../parts/payloads.ts';
import { longLead, sampleLeads } from '../../../support/leads.ts';

export const payloads = payloadsOf<typeof leadsAdminMachine>({
  events: {
    'tab.choose': {
      schema: z.object({ tab: z.enum(['leads', 'analytics']) }),
      ready: () => [{ tab: 'leads' }, { tab: 'analytics' }],
    },
    'search.change': {
      schema: z.object({ q: z.string() }),
      ready: () => [{ q: 'housing' }],
    },
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
    'list.scrolled': {
      schema: z.object({ away: z.boolean() }),
      ready: () => [{ away: false }, { away: true }],
    },
    'row.step': {
      schema: z.object({ to: z.enum(['next', 'previous']) }),
      ready: () => [{ to: 'next' }, { to: 'previous' }],
    },
    'connection.changed': {
      schema: z.object({ online: z.boolean() }),
      ready: () => [{ online: false }, { online: true }],
    },
    'location.changed': {
      schema: z.object({ route: anObject }),
      ready: ({ tab, filters, openId, list }) => [
        { route: { tab, filters, open: openId } },
        { route: { tab: 'leads', filters, open: idOf(list.rows) } },
        { route: { tab: 'analytics', filters, open: null } },
      ],
    },
    'feed.opened': {
      schema: z.object({ position: z.nullable(z.string()) }),
      ready: () => [{ position: null }, { position: '1-42' }],
    },
    'feed.row': {
      schema: z.object({ position: z.string(), row: anObject }),
      ready: () => [{ position: '1-43', row: { ...longLead, id: 'fresh' } }],
    },
    'feed.reset': {
      schema: z.object({ position: z.nullable(z.string()) }),
      ready: () => [{ position: null }, { position: '1-42' }],
    },
    'feed.crowded': {
      schema: z.object({ retryAfterSeconds: z.number() }),
      ready: () => [{ retryAfterSeconds: 30 }],
    },
    'lead.arrived': {
      schema: z.object({ lead: anObject }),
      ready: () => [{ lead: { ...longLead, id: 'fresh' } }],
    },
  },
  outputs: {
    loadPage: () => [
      { leads: sampleLeads(4), nextCursor: null },
      { leads: [], nextCursor: null },
    ],
    loadLead: () => [longLead],
    loadSummary: () => [{ total: 4, veterans: 3, organizations: 1 }],
  },
});
