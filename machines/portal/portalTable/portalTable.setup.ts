import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { clockTick, readClock } from '../../kit/index.ts';
import type { ClockTick, WritePhrase } from '../../kit/index.ts';
import { randomId } from '../../model/world/index.ts';
import {
  cleanViewName,
  keepView,
  queryOfTable,
  rowPositionOf,
  searchPauseMs,
  tableFile,
  viewNameMax,
} from '../model/index.ts';
import { isEqual } from '../../model/isEqual.ts';
import type {
  BulkAction,
  BulkUndo,
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
import type { Reader } from '../../system/model/index.ts';
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
  at: Pick<ShellTarget, 'mode' | 'role' | 'query'>;
  reader: Omit<Reader, 'now'>;
  /** Writes the texts that are searched, sorted and exported. */
  write: WritePhrase;
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 up to, not including, 1. For the ids by which a bulk action is undone. */
  random: () => number;
}

/** A bulk action that was run in this table. */
export interface BulkActionResult {
  undo: BulkUndo;
  /** Each row before the action, with the id of its command. */
  changes: readonly { row: PortalRow; id: string }[];
}

export interface PortalTableContext extends TableRows, Omit<TablePosition, 'route'> {
  table: PortalTable;
  route: TableRoute;
  at: PortalTableInput['at'];
  locale: string;
  write: WritePhrase;
  reader: Reader;
  now: () => number;
  random: () => number;
  density: TableDensity;
  /** The views that somebody has saved of this table. */
  views: readonly SavedView[];
  /** Name of the view that is being saved. */
  viewName: string;
  /** Id of the bulk action that was last to be confirmed. */
  confirmingAction: string | null;
  /** The last bulk action with an undo. */
  lastBulkAction: BulkActionResult | null;
}

/** The selected rows that a bulk action applies to. */
export function selectedRowsFor({ selected, sorted }: PortalTableContext, { when }: BulkAction): PortalRow[] {
  return sorted.filter((row) => selected.has(row.id) && (when?.(row) ?? true));
}

/** Whether an action accepts that many rows. */
export const allowsCount = ({ least = 1, most = Infinity }: BulkAction, count: number): boolean =>
  count >= least && count <= most;

/** A bulk action and its rows; null if it doesn't accept that many. */
export function bulkOf(context: PortalTableContext, id: string | null) {
  const action = context.table.bulk.find((item) => item.id === id);
  if (!action) return null;
  const rows = selectedRowsFor(context, action);
  return allowsCount(action, rows.length) ? { action, rows } : null;
}

/** The changes that Undo would revert. A row that is still the same object awaits its change. */
export function undoableOf({ lastBulkAction, rows }: PortalTableContext): BulkActionResult['changes'] {
  if (!lastBulkAction) return [];
  const current = new Map(rows.map((row) => [row.id, row]));
  return lastBulkAction.changes.filter(({ row: before }) => {
    const row = current.get(before.id);
    return row !== undefined && (row === before || lastBulkAction.undo.appliesTo(row));
  });
}

const changeIdLength = 16;
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
      rows === context.rows ? {} : computeTableRows(context, rows, context.route, context.selected),
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
        const { to, command, toast } = chosen;
        if (!to && !command) enqueue.emit({ type: 'row.actionRequested', rowId, action });
        if (command) enqueue.emit({ type: 'world.dispatch', command: command(row) });
        if (toast) enqueue.emit({ type: 'page.toast', toast: toast(row) });
        if (!to) return;
        const step = tableStep(context, to);
        if (step) enqueue.raise({ type: 'row.open', rowId, step });
        else enqueue.emit({ type: 'page.navigate', to: rowHref(context, to, [row]), replace: false });
      },
    ),
    selectRow: assign(({ context }, { rowId, isSelected }: { rowId: string; isSelected: boolean }) => {
      const selected = new Set(context.selected);
      if (isSelected && context.shown.some(({ id }) => id === rowId)) selected.add(rowId);
      else selected.delete(rowId);
      return { selected };
    }),
    selectAll: assign(({ context }) => ({ selected: new Set(context.shown.map(({ id }) => id)) })),
    clearSelection: assign({ selected: new Set<string>() }),
    setConfirmingAction: assign((_, { action }: { action: string }) => ({ confirmingAction: action })),
    runBulkAction: enqueueActions(({ context, enqueue }, { action: id }: { action: string | null }) => {
      const bulk = bulkOf(context, id);
      if (!bulk) return;
      const { action, rows } = bulk;
      const [first, ...others] = rows;
      const { to, command, toast, undo } = action;
      const changes = rows.map((row) => ({ row, id: randomId(context.random, changeIdLength) }));
      for (const { row, id: changeId } of changes)
        if (command) enqueue.emit({ type: 'world.dispatch', command: command(row, changeId) });
      if (undo) enqueue.assign({ lastBulkAction: { undo, changes } });
      if (toast) enqueue.emit({ type: 'page.toast', toast: toast(rows.length) });
      if (to && first) {
        enqueue.emit({ type: 'page.navigate', to: rowHref(context, to, [first, ...others]), replace: false });
      } else enqueue.assign({ selected: new Set<string>() });
    }),
    undoBulkAction: enqueueActions(({ context, enqueue }) => {
      const { lastBulkAction } = context;
      const changes = undoableOf(context);
      if (!lastBulkAction) return;
      for (const { id } of changes)
        enqueue.emit({ type: 'world.dispatch', command: lastBulkAction.undo.command(id) });
      enqueue.emit({ type: 'page.toast', toast: lastBulkAction.undo.toast(changes.length) });
    }),
    clearLastBulkAction: assign({ lastBulkAction: null }),
    saveCsv: emit(({ context: { table, shown, reader, write } }) => ({
      type: 'page.saveFile',
      file: tableFile(
        table,
        shown.map(({ row }) => row),
        reader,
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
    hasNoSelection: ({ context }) => context.selected.size === 0,
    hasSelection: ({ context }) => context.selected.size > 0,
    isOpen: ({ context }) => context.route.open !== null,
    canStep: ({ context }, { to }: { to: 'previous' | 'next' }) => {
      const { open } = context.route;
      return open !== null && rowPositionOf(context.shown, open.id)[to] !== null;
    },
    needsConfirmation: ({ context }, { action }: { action: string }) =>
      bulkOf(context, action)?.action.confirmation !== undefined,
    canRunBulkAction: ({ context }, { action }: { action: string }) => bulkOf(context, action) !== null,
    canUndo: ({ context }) => undoableOf(context).length > 0,
    // The rows may have changed in another tab while the dialog was open.
    isConfirmationObsolete: ({ context }) => bulkOf(context, context.confirmingAction) === null,
  },
});
