import type { portalTableMachine } from '@vetsync/machines/portal/portalTable';
import * as z from 'zod/mini';
import { idOf, payloadsOf } from '../parts/payloads.ts';

export const payloads = {
  portalTable: payloadsOf<typeof portalTableMachine>({
    events: {
      'search.type': () => [{ q: 'housing' }],
      'filter.choose': ({ options }) => [
        { column: Object.keys(options)[0] ?? 'status', value: null },
        { column: Object.keys(options)[0] ?? 'status', value: Object.values(options)[0]?.[0] ?? null },
      ],
      'filters.open': {
        schema: z.object({ as: z.enum(['menu', 'sheet']) }),
        ready: () => [{ as: 'menu' }, { as: 'sheet' }],
      },
      'view.type': () => [{ name: 'To decide' }, { name: '' }],
      'view.remove': ({ views }) => [{ viewId: idOf(views) }],
      'density.choose': {
        schema: z.object({ density: z.enum(['comfortable', 'compact']) }),
        ready: () => [{ density: 'compact' }, { density: 'comfortable' }],
      },
      'sort.choose': ({ table }) => [
        { sort: { column: table.columns[0]?.key ?? 'name', direction: 'descending' } },
      ],
      'row.runAction': ({ rows, table }) => [{ rowId: idOf(rows), action: idOf(table.actions) }],
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
      'rows.changed': ({ rows }) => [{ rows }],
      'location.changed': ({ route }) => [{ route }],
    },
  }),
};
