import { not } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import { isTableFiltered, showSameRows } from '../model/index.ts';
import { portalTableSetup } from './portalTable.setup.ts';
import type { PortalTableContext, PortalTableInput } from './portalTable.setup.ts';
import { computeTableRows } from './tableRows.ts';

/** Where to begin: where the address asks for nothing, as it was left. */
function beginning({ table, route, persisted }: PortalTableInput) {
  const asksNothing =
    route.open === null && !isTableFiltered(route) && showSameRows(route, { ...route, sort: table.sort });
  if (!persisted) return { route, topId: null, currentId: route.open?.id ?? null };
  if (asksNothing) return { ...persisted, route: { ...persisted.route, open: null } };
  const isSame = showSameRows(route, persisted.route);
  const top = isSame ? { topId: persisted.topId, topOffset: persisted.topOffset ?? 0 } : { topId: null };
  return { route, ...top, currentId: route.open?.id ?? persisted.currentId };
}

function begin(input: PortalTableInput): PortalTableContext {
  const { table, rows, at, reader, write, now, random } = input;
  const { locale } = reader;
  const begun = beginning(input);
  return {
    table,
    at,
    locale,
    write,
    reader: { ...reader, now: now() },
    now,
    random,
    questionAction: null,
    done: null,
    ...begun,
    ...computeTableRows({ table, at, locale, write }, rows, begun.route),
  };
}

/** A table of a portal: look through it, open rows, do something with many of them (docs/decisions/026). */
export const portalTableMachine = portalTableSetup.createMachine({
  id: 'portalTable',
  type: 'parallel',
  context: ({ input }) => begin(input),
  // The address follows where the table was left; where it says the same already, nothing changes.
  entry: ['startClock', { type: 'emitRoute', params: { step: 'replace' } }],
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'rows.changed': { actions: withEvent('setRows') },
    // The address mostly answers what the table itself asked for, and nothing is to be seen anew.
    'location.changed': {
      guard: withEvent('isElsewhere'),
      actions: withEvent('arrive'),
    },
    'search.type': {
      actions: [withEvent('search'), 'waitForMore'],
    },
    // Every letter typed would be a step of its own to go back over.
    'search.rest': { actions: { type: 'emitRoute', params: { step: 'replace' } } },
    'filter.choose': {
      actions: [withEvent('filter'), { type: 'emitRoute', params: { step: 'push' } }],
    },
    'filters.clear': { actions: ['clearFilters', { type: 'emitRoute', params: { step: 'push' } }] },
    'sort.choose': {
      actions: [withEvent('sort'), { type: 'emitRoute', params: { step: 'push' } }],
    },
    'row.act': { actions: withEvent('act') },
    'row.open': {
      actions: [
        {
          type: 'open',
          params: ({ context, event: { rowId, step = context.table.steps[0] ?? '' } }) => ({
            open: { step, id: rowId },
          }),
        },
        { type: 'emitRoute', params: { step: 'push' } },
      ],
    },
    'row.close': {
      guard: 'isOpen',
      actions: [
        { type: 'open', params: { open: null } },
        { type: 'emitRoute', params: { step: 'back' } },
      ],
    },
    'row.step': {
      guard: withEvent('canStep'),
      actions: [withEvent('stepToRow'), { type: 'emitRoute', params: { step: 'replace' } }],
    },
    'csv.save': { actions: 'saveFile' },
    'list.scrolled': { actions: withEvent('setTop') },
  },
  states: {
    results: {
      initial: 'listed',
      states: {
        listed: {
          always: [
            { guard: 'hasNone', target: 'empty' },
            { guard: 'showsNone', target: 'noMatches' },
          ],
        },
        empty: { always: { guard: 'hasSome', target: 'listed' } },
        noMatches: {
          always: [
            { guard: 'hasNone', target: 'empty' },
            { guard: 'showsSome', target: 'listed' },
          ],
        },
      },
    },
    filters: {
      initial: 'folded',
      states: {
        folded: { on: { 'filters.toggle': 'unfolded' } },
        unfolded: { on: { 'filters.toggle': 'folded' } },
      },
    },
    selection: {
      initial: 'none',
      on: {
        'row.select': { actions: withEvent('select') },
        'rows.selectAll': { actions: 'selectAll' },
        'selection.clear': { actions: 'clearSelection' },
      },
      states: {
        none: { always: { guard: 'selectedSome', target: 'some' } },
        some: {
          always: { guard: 'selectedNone', target: 'none' },
          on: {
            'bulk.ask': [
              {
                guard: withEvent('mayAsk'),
                target: 'asking',
                actions: withEvent('ask'),
              },
              {
                guard: withEvent('mayDo'),
                actions: withEvent('doToAll'),
              },
            ],
          },
        },
        asking: {
          always: { guard: 'questionIsObsolete', target: 'some' },
          on: {
            'bulk.confirm': {
              target: 'some',
              actions: { type: 'doToAll', params: ({ context }) => ({ action: context.questionAction }) },
            },
            'bulk.cancel': 'some',
          },
        },
      },
    },
    /** Whether the last bulk action can be undone. */
    undo: {
      initial: 'none',
      states: {
        none: { always: { guard: 'canUndo', target: 'offered' } },
        offered: {
          // Each may have been taken back elsewhere.
          always: { guard: not('canUndo'), target: 'none', actions: 'clearDone' },
          on: {
            'bulk.undo': { target: 'none', actions: ['undoAll', 'clearDone'] },
            'bulk.dismiss': { target: 'none', actions: 'clearDone' },
          },
        },
      },
    },
  },
});
