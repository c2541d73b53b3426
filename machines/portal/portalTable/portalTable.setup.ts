import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { clockTick, readClock } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import type { WritePhrase } from '../../system/model/phrase.ts';
import { randomId } from '../../model/world/index.ts';
import {
  cleanViewName,
  keepView,
  queryOfTable,
  searchPauseMs,
  tableFile,
  viewNameMax,
} from '../model/index.ts';
import { rowPositionOf } from '../../kit/rowPosition.ts';
import { isEqual } from '../../model/isEqual.ts';
import type {
  OpenRow,
  PortalRow,
  PortalTable,
  RowRoute,
  SavedView,
  TableDensity,
  TableRoute,
  TableSettings,
  TableSort,
} from '../model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { ShellTarget } from '../../shell/model/index.ts';
import type {
  HistoryAction,
  PortalTableEvent,
  PortalTableParentEvent,
  PortalTableEmitted,
} from './portalTable.events.ts';
import { updateTableRows, computeTableRows, rowHref } from './tableRows.ts';
import type { TableRows } from './tableRows.ts';
import { canNameView, namingOf } from './tableViews.ts';

/** What a table restores when it is opened again. */
export interface TablePosition {
  route: TableRoute;
  /** First visible row; null at the top. */
  topRowId: string | null;
  /** How far that row is scrolled out of view, in px. @default 0 */
  topRowOffset?: number;
  /** The row that was opened last. */
  currentId: string | null;
}

export interface PortalTableInput {
  table: PortalTable;
  rows: readonly PortalRow[];
  /** From the URL. */
  route: TableRoute;
  /** From an earlier visit. */
  stored?: TablePosition | null;
  /** As stored in this browser. @default the standard */
  settings?: TableSettings;
  /** The platform and role that links lead to, and what their query always says. */
  at: Pick<ShellTarget, 'role' | 'query'>;
  intl: Omit<IntlConfig, 'now'>;
  /** Writes the texts that are searched, sorted and exported. */
  write: WritePhrase;
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 up to, not including, 1. For the ids of views. */
  random: () => number;
}

export interface PortalTableContext extends TableRows, Omit<TablePosition, 'route'> {
  table: PortalTable;
  route: TableRoute;
  at: PortalTableInput['at'];
  locale: string;
  write: WritePhrase;
  intl: IntlConfig;
  now: () => number;
  random: () => number;
  density: TableDensity;
  /** The views that somebody has saved of this table. */
  views: readonly SavedView[];
  /** Name of the view that is being saved. */
  viewName: string;
}

const withRoute = (context: PortalTableContext, route: TableRoute) => ({
  route,
  currentId: route.open?.id ?? context.currentId,
  ...updateTableRows(context, route),
});
const findRow = ({ rows }: PortalTableContext, id: string) => rows.find((row) => row.id === id);

/** The step if this table opens the row itself; null if another page does. */
function tableStep(
  { table }: PortalTableContext,
  { tab = table.tab, step = '', key }: RowRoute,
): string | null {
  return tab === table.tab && key === undefined && table.steps.includes(step) ? step : null;
}

export const portalTableSetup = setup({
  types: {
    context: {} as PortalTableContext,
    events: {} as PortalTableEvent | PortalTableParentEvent | ClockTick | { type: 'search.debounced' },
    emitted: {} as PortalTableEmitted,
    input: {} as PortalTableInput,
  },
  actions: {
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
    setRows: assign(({ context }, { rows }: { rows: readonly PortalRow[] }) =>
      rows === context.rows ? {} : computeTableRows(context, rows, context.route),
    ),
    setRoute: assign(({ context }, { route }: { route: TableRoute }) => withRoute(context, route)),
    setSearch: assign(({ context }, { q }: { q: string }) => withRoute(context, { ...context.route, q })),
    setFilter: assign(({ context }, { column, value }: { column: string; value: string | null }) => {
      const { [column]: _before, ...others } = context.route.filters;
      const filters = value === null ? others : { ...others, [column]: value };
      return withRoute(context, { ...context.route, filters });
    }),
    clearFilters: assign(({ context }) => withRoute(context, { ...context.route, q: '', filters: {} })),
    setSort: assign(({ context }, { sort }: { sort: TableSort }) =>
      withRoute(context, { ...context.route, sort }),
    ),
    setOpenRow: assign(({ context }, { open }: { open: OpenRow | null }) =>
      withRoute(context, { ...context.route, open }),
    ),
    stepToRow: assign(({ context }, { to }: { to: 'previous' | 'next' }) => {
      const { open } = context.route;
      const id = open && rowPositionOf(context.shown, open.id)[to];
      return id ? withRoute(context, { ...context.route, open: { ...open, id } }) : {};
    }),
    debounceSearch: enqueueActions(({ enqueue }) => {
      enqueue.cancel('search');
      enqueue.raise({ type: 'search.debounced' }, { id: 'search', delay: searchPauseMs });
    }),
    emitRoute: enqueueActions(({ context, enqueue }, { historyAction }: { historyAction: HistoryAction }) => {
      enqueue.cancel('search');
      enqueue.emit({ type: 'location.changed', route: context.route, historyAction });
    }),
    setDensity: assign((_, { density }: { density: TableDensity }) => ({ density })),
    clearViewName: assign({ viewName: '' }),
    setViewName: assign((_, { name }: { name: string }) => ({ viewName: name.slice(0, viewNameMax) })),
    saveView: assign(({ context: { table, route, views, viewName, random } }) => ({
      views: keepView(views, {
        id: randomId(random),
        name: cleanViewName(viewName),
        query: queryOfTable(table, route),
      }),
    })),
    removeView: assign(({ context: { views } }, { viewId }: { viewId: string }) => ({
      views: views.filter(({ id }) => id !== viewId),
    })),
    emitSettings: emit(({ context: { density, views } }) => ({ type: 'settings.changed', density, views })),
    runRowAction: enqueueActions(
      ({ context, enqueue }, { rowId, action }: { rowId: string; action: string }) => {
        const row = findRow(context, rowId);
        const chosen = context.table.actions.find(({ id }) => id === action);
        if (!row || !chosen || chosen.when?.(row) === false || chosen.refusal?.(row)) return;
        const { to } = chosen;
        const step = to ? tableStep(context, to) : null;
        if (!to) enqueue.emit({ type: 'row.actionRequested', rowId, action });
        else if (step) enqueue.raise({ type: 'row.open', rowId, step });
        else enqueue.emit({ type: 'page.navigate', to: rowHref(context, to, row), replace: false });
      },
    ),
    saveCsv: emit(({ context: { table, shown, intl, write } }) => ({
      type: 'page.saveFile',
      file: tableFile(
        table,
        shown.map(({ row }) => row),
        intl,
        write,
      ),
    })),
    setScrollPosition: assign((_, { rowId, offset = 0 }: { rowId: string | null; offset?: number }) => ({
      topRowId: rowId,
      topRowOffset: offset,
    })),
  },
  guards: {
    canNameView: ({ context }) => canNameView(context),
    canSaveView: ({ context }) => namingOf(context).canSave,
    hasView: ({ context }, { viewId }: { viewId: string }) => context.views.some(({ id }) => id === viewId),
    isRouteChanged: ({ context }, { route }: { route: TableRoute }) => !isEqual(route, context.route),
    hasNoRows: ({ context }) => context.rows.length === 0,
    hasRows: ({ context }) => context.rows.length > 0,
    hasNoMatches: ({ context }) => context.shown.length === 0,
    hasMatches: ({ context }) => context.shown.length > 0,
    isOpen: ({ context }) => context.route.open !== null,
    canStep: ({ context }, { to }: { to: 'previous' | 'next' }) => {
      const { open } = context.route;
      return open !== null && rowPositionOf(context.shown, open.id)[to] !== null;
    },
  },
});
