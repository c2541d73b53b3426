import { withEvent } from '../../kit/index.ts';
import { isTableFiltered, haveSameRows, standardTableSettings } from '../model/index.ts';
import { portalTableSetup, type PortalTableContext, type PortalTableInput } from './portalTable.setup.ts';
import { computeTableRows } from './tableRows.ts';

/** A plain URL restores the last visit. Any other URL wins; the scroll position returns if it lists the same rows. */
function initialPosition({ table, route, stored }: PortalTableInput) {
  const isPlainRoute =
    route.open === null && !isTableFiltered(route) && haveSameRows(route, { ...route, sort: table.sort });
  if (!stored) return { route, topRowId: null, currentId: route.open?.id ?? null };
  if (isPlainRoute) return { ...stored, route: { ...stored.route, open: null } };
  const isSame = haveSameRows(route, stored.route);
  const top = isSame
    ? { topRowId: stored.topRowId, topRowOffset: stored.topRowOffset ?? 0 }
    : { topRowId: null };
  return { route, ...top, currentId: route.open?.id ?? stored.currentId };
}

function initialContext(input: PortalTableInput): PortalTableContext {
  const { table, rows, at, intl, write, now, random, settings = standardTableSettings } = input;
  const { locale } = intl;
  const position = initialPosition(input);
  return {
    table,
    at,
    locale,
    write,
    intl: { ...intl, now: now() },
    now,
    random,
    density: settings.density,
    views: settings.views[table.id] ?? [],
    viewName: '',
    ...position,
    ...computeTableRows({ table, at, locale, write }, rows, position.route),
  };
}

/** Somebody gives the current search, filters and order a name. */
const namingRegion = portalTableSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { on: { 'view.name': { guard: 'canNameView', target: 'naming', actions: 'clearViewName' } } },
    naming: {
      on: {
        'view.type': { actions: withEvent('setViewName') },
        'view.save': { guard: 'canSaveView', target: 'idle', actions: ['saveView', 'emitSettings'] },
        'view.cancel': 'idle',
      },
    },
  },
});

/**
 * A portal's table: search, filter, sort, open rows, and run actions on one of them (docs/decisions/026). The
 * URL mirrors the table. Location changes that only repeat what the table asked for are ignored, so that they don't
 * overwrite what somebody types.
 */
export const portalTableMachine = portalTableSetup.createMachine({
  id: 'portalTable',
  type: 'parallel',
  context: ({ input }) => initialContext(input),
  // The restored position may differ from the URL.
  entry: ['startClock', { type: 'emitRoute', params: { historyAction: 'replace' } }],
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'rows.changed': { actions: withEvent('setRows') },
    // Most changes of the URL come from this table, which already shows them.
    'location.changed': {
      guard: withEvent('isRouteChanged'),
      actions: withEvent('setRoute'),
    },
    'search.type': {
      actions: [withEvent('setSearch'), 'debounceSearch'],
    },
    // Replaces, so that each typed letter doesn't add a history entry.
    'search.debounced': { actions: { type: 'emitRoute', params: { historyAction: 'replace' } } },
    'filter.choose': {
      actions: [withEvent('setFilter'), { type: 'emitRoute', params: { historyAction: 'push' } }],
    },
    'filters.clear': { actions: ['clearFilters', { type: 'emitRoute', params: { historyAction: 'push' } }] },
    'sort.choose': {
      actions: [withEvent('setSort'), { type: 'emitRoute', params: { historyAction: 'push' } }],
    },
    'density.choose': { actions: [withEvent('setDensity'), 'emitSettings'] },
    'view.remove': { guard: withEvent('hasView'), actions: [withEvent('removeView'), 'emitSettings'] },
    'row.runAction': { actions: withEvent('runRowAction') },
    'row.open': {
      actions: [
        {
          type: 'setOpenRow',
          params: ({ context, event: { rowId, step = context.table.steps[0] ?? '' } }) => ({
            open: { step, id: rowId },
          }),
        },
        { type: 'emitRoute', params: { historyAction: 'push' } },
      ],
    },
    'row.close': {
      guard: 'isOpen',
      actions: [
        { type: 'setOpenRow', params: { open: null } },
        { type: 'emitRoute', params: { historyAction: 'back' } },
      ],
    },
    'row.step': {
      guard: withEvent('canStep'),
      actions: [withEvent('stepToRow'), { type: 'emitRoute', params: { historyAction: 'replace' } }],
    },
    'csv.save': { actions: 'saveCsv' },
    'list.scrolled': { actions: withEvent('setScrollPosition') },
  },
  states: {
    results: {
      initial: 'listed',
      states: {
        listed: {
          always: [
            { guard: 'hasNoRows', target: 'empty' },
            { guard: 'hasNoMatches', target: 'noMatches' },
          ],
        },
        empty: { always: { guard: 'hasRows', target: 'listed' } },
        noMatches: {
          always: [
            { guard: 'hasNoRows', target: 'empty' },
            { guard: 'hasMatches', target: 'listed' },
          ],
        },
      },
    },
    /** How the filters are offered. */
    filters: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'filters.open': [
              { guard: ({ event }) => event.as === 'menu', target: 'menu' },
              { target: 'sheet' },
            ],
          },
        },
        menu: { on: { 'filters.close': 'closed' } },
        sheet: { on: { 'filters.close': 'closed' } },
      },
    },
    /** The view that is being saved. */
    naming: namingRegion,
  },
});
