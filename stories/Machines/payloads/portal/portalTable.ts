import type { portalTableMachine } from '@vetsync/machines/portalTable';
import * as z from 'zod/mini';
import { aList, anObject, idOf, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof portalTableMachine>({
  events: {
    'search.type': {
      schema: z.object({ q: z.string() }),
      ready: () => [{ q: 'housing' }],
    },
    'filter.choose': {
      schema: z.object({ column: z.string(), value: z.nullable(z.string()) }),
      ready: ({ options }) => [
        { column: Object.keys(options)[0] ?? 'status', value: null },
        { column: Object.keys(options)[0] ?? 'status', value: Object.values(options)[0]?.[0] ?? null },
      ],
    },
    'filters.open': {
      schema: z.object({ as: z.enum(['menu', 'sheet']) }),
      ready: () => [{ as: 'menu' }, { as: 'sheet' }],
    },
    'view.type': {
      schema: z.object({ name: z.string() }),
      ready: () => [{ name: 'To decide' }, { name: '' }],
    },
    'view.remove': {
      schema: z.object({ viewId: z.string() }),
      ready: ({ views }) => [{ viewId: idOf(views) }],
    },
    'density.choose': {
      schema: z.object({ density: z.enum(['comfortable', 'compact']) }),
      ready: () => [{ density: 'compact' }, { density: 'comfortable' }],
    },
    'sort.choose': {
      schema: z.object({ sort: anObject }),
      ready: ({ table }) => [{ sort: { column: table.columns[0]?.key ?? 'name', direction: 'descending' } }],
    },
    'row.runAction': {
      schema: z.object({ rowId: z.string(), action: z.string() }),
      ready: ({ rows, table }) => [{ rowId: idOf(rows), action: idOf(table.actions) }],
    },
    'row.open': {
      schema: z.object({ rowId: z.string(), step: z.optional(z.string()) }),
      ready: ({ rows }) => [{ rowId: idOf(rows) }],
    },
    'row.step': {
      schema: z.object({ to: z.enum(['next', 'previous']) }),
      ready: () => [{ to: 'next' }, { to: 'previous' }],
    },
    'list.scrolled': {
      schema: z.object({ rowId: z.nullable(z.string()), offset: z.optional(z.number()) }),
      ready: ({ rows }) => [{ rowId: idOf(rows), offset: 12 }, { rowId: null }],
    },
    'rows.changed': {
      schema: z.object({ rows: aList }),
      ready: ({ rows }) => [{ rows }],
    },
    'location.changed': {
      schema: z.object({ route: anObject }),
      ready: ({ route }) => [{ route }],
    },
  },
});
