import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { clockTick, readClock } from '../../kit/index.ts';
import type { ClockTick, WritePhrase } from '../../kit/index.ts';
import { drawId } from '../../model/world/index.ts';
import { searchPauseMs, tableFile, rowPositionOf } from '../model/index.ts';
import { isEqual } from '../../model/isEqual.ts';
import type {
  BulkAction,
  BulkUndo,
  OpenRow,
  PortalRow,
  PortalTable,
  RowRoute,
  TableRoute,
  TableSort,
} from '../model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { ShellTarget } from '../../shell/model/index.ts';
import type {
  HistoryStep,
  PortalTableEvent,
  PortalTableParentEvent,
  PortalTableEmitted,
} from './portalTable.events.ts';
import { updateTableRows, computeTableRows, rowHref } from './tableRows.ts';
import type { TableRows } from './tableRows.ts';

/** Where somebody was in a table when they left it. */
export interface RememberedTable {
  route: TableRoute;
  /** First row in sight; null at the top. */
  topId: string | null;
  /** Px of that row that were scrolled out of sight. @default 0 */
  topOffset?: number;
  /** The row that was opened last. */
  currentId: string | null;
}

export interface PortalTableInput {
  table: PortalTable;
  rows: readonly PortalRow[];
  /** What the address says. */
  route: TableRoute;
  /** From an earlier visit; counts where the address asks for nothing. */
  persisted?: RememberedTable | null;
  /** Whose portal it is; ways to other places go by it. */
  at: Pick<ShellTarget, 'mode' | 'role'>;
  reader: Omit<Reader, 'now'>;
  /** For the search, the order and the file. */
  write: WritePhrase;
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 up to, not including, 1; draws the ids by which a bulk action can be undone. */
  random: () => number;
}

/** A bulk action that was carried out here. */
export interface BulkResult {
  undo: BulkUndo;
  /** Each row as it was, with the id that its command was given. */
  changes: readonly { row: PortalRow; id: string }[];
}

export interface PortalTableContext extends TableRows, Omit<RememberedTable, 'route'> {
  table: PortalTable;
  route: TableRoute;
  at: PortalTableInput['at'];
  locale: string;
  write: WritePhrase;
  reader: Reader;
  now: () => number;
  random: () => number;
  /** The bulk action that was last asked about. */
  questionAction: string | null;
  /** The last one that can be undone. */
  done: BulkResult | null;
}

/** The selected rows that an action makes sense for. */
export function selectedRowsFor({ selected, sorted }: PortalTableContext, { when }: BulkAction): PortalRow[] {
  return sorted.filter((row) => selected.has(row.id) && (when?.(row) ?? true));
}

/** Whether it takes that many. */
export const allowsCount = ({ least = 1, most = Infinity }: BulkAction, count: number): boolean =>
  count >= least && count <= most;

/** The bulk action with that id and the rows for it, unless there are too few or too many of them. */
export function bulkOf(context: PortalTableContext, id: string | null) {
  const action = context.table.bulk.find((one) => one.id === id);
  if (!action) return null;
  const rows = selectedRowsFor(context, action);
  return allowsCount(action, rows.length) ? { action, rows } : null;
}

/** What undoing the last bulk action would take back. A row that is still the same object has not been answered yet. */
export function undoableOf({ done, rows }: PortalTableContext): BulkResult['changes'] {
  if (!done) return [];
  const current = new Map(rows.map((row) => [row.id, row]));
  return done.changes.filter(({ row: before }) => {
    const row = current.get(before.id);
    return row !== undefined && (row === before || done.undo.appliesTo(row));
  });
}

const changeIdLength = 16;
const look = (context: PortalTableContext, route: TableRoute) => ({
  route,
  currentId: route.open?.id ?? context.currentId,
  ...updateTableRows(context, route),
});
const rowWith = ({ rows }: PortalTableContext, id: string) => rows.find((row) => row.id === id);

/** The step by which this table itself opens a row; null where the place is another. */
function ownStep(
  { table }: PortalTableContext,
  { tab = table.tab, step = '', key }: RowRoute,
): string | null {
  return tab === table.tab && key === undefined && table.steps.includes(step) ? step : null;
}

export const portalTableSetup = setup({
  types: {
    context: {} as PortalTableContext,
    events: {} as PortalTableEvent | PortalTableParentEvent | ClockTick | { type: 'search.rest' },
    emitted: {} as PortalTableEmitted,
    input: {} as PortalTableInput,
  },
  actions: {
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
    setRows: assign(({ context }, { rows }: { rows: readonly PortalRow[] }) =>
      rows === context.rows ? {} : computeTableRows(context, rows, context.route, context.selected),
    ),
    arrive: assign(({ context }, { route }: { route: TableRoute }) => look(context, route)),
    search: assign(({ context }, { q }: { q: string }) => look(context, { ...context.route, q })),
    filter: assign(({ context }, { column, value }: { column: string; value: string | null }) => {
      const { [column]: _before, ...others } = context.route.filters;
      const filters = value === null ? others : { ...others, [column]: value };
      return look(context, { ...context.route, filters });
    }),
    clearFilters: assign(({ context }) => look(context, { ...context.route, q: '', filters: {} })),
    sort: assign(({ context }, { sort }: { sort: TableSort }) => look(context, { ...context.route, sort })),
    open: assign(({ context }, { open }: { open: OpenRow | null }) =>
      look(context, { ...context.route, open }),
    ),
    stepToRow: assign(({ context }, { to }: { to: 'previous' | 'next' }) => {
      const { open } = context.route;
      const id = open && rowPositionOf(context.shown, open.id)[to];
      return id ? look(context, { ...context.route, open: { ...open, id } }) : {};
    }),
    waitForMore: enqueueActions(({ enqueue }) => {
      enqueue.cancel('search');
      enqueue.raise({ type: 'search.rest' }, { id: 'search', delay: searchPauseMs });
    }),
    emitRoute: enqueueActions(({ context, enqueue }, { step }: { step: HistoryStep }) => {
      enqueue.cancel('search');
      enqueue.emit({ type: 'location.changed', route: context.route, step });
    }),
    act: enqueueActions(({ context, enqueue }, { rowId, action }: { rowId: string; action: string }) => {
      const row = rowWith(context, rowId);
      const chosen = context.table.actions.find(({ id }) => id === action);
      if (!row || !chosen || chosen.when?.(row) === false || chosen.refusal?.(row)) return;
      const { to, command, toast } = chosen;
      if (!to && !command) enqueue.emit({ type: 'row.acted', rowId, action });
      if (command) enqueue.emit({ type: 'world.dispatch', command: command(row) });
      if (toast) enqueue.emit({ type: 'page.toast', toast: toast(row) });
      if (!to) return;
      const step = ownStep(context, to);
      if (step) enqueue.raise({ type: 'row.open', rowId, step });
      else enqueue.emit({ type: 'page.navigate', to: rowHref(context, to, [row]), replace: false });
    }),
    select: assign(({ context }, { rowId, isSelected }: { rowId: string; isSelected: boolean }) => {
      const selected = new Set(context.selected);
      if (isSelected && context.shown.some(({ id }) => id === rowId)) selected.add(rowId);
      else selected.delete(rowId);
      return { selected };
    }),
    selectAll: assign(({ context }) => ({ selected: new Set(context.shown.map(({ id }) => id)) })),
    clearSelection: assign({ selected: new Set<string>() }),
    ask: assign((_, { action }: { action: string }) => ({ questionAction: action })),
    doToAll: enqueueActions(({ context, enqueue }, { action: id }: { action: string | null }) => {
      const bulk = bulkOf(context, id);
      if (!bulk) return;
      const { action, rows } = bulk;
      const [first, ...others] = rows;
      const { to, command, toast, undo } = action;
      const changes = rows.map((row) => ({ row, id: drawId(context.random, changeIdLength) }));
      for (const { row, id: changeId } of changes)
        if (command) enqueue.emit({ type: 'world.dispatch', command: command(row, changeId) });
      if (undo) enqueue.assign({ done: { undo, changes } });
      if (toast) enqueue.emit({ type: 'page.toast', toast: toast(rows.length) });
      if (to && first) {
        enqueue.emit({ type: 'page.navigate', to: rowHref(context, to, [first, ...others]), replace: false });
      } else enqueue.assign({ selected: new Set<string>() });
    }),
    undoAll: enqueueActions(({ context, enqueue }) => {
      const { done } = context;
      const changes = undoableOf(context);
      if (!done) return;
      for (const { id } of changes) enqueue.emit({ type: 'world.dispatch', command: done.undo.command(id) });
      enqueue.emit({ type: 'page.toast', toast: done.undo.toast(changes.length) });
    }),
    clearDone: assign({ done: null }),
    saveFile: emit(({ context: { table, shown, reader, write } }) => ({
      type: 'page.saveFile',
      file: tableFile(
        table,
        shown.map(({ row }) => row),
        reader,
        write,
      ),
    })),
    setTop: assign((_, { rowId, offset = 0 }: { rowId: string | null; offset?: number }) => ({
      topId: rowId,
      topOffset: offset,
    })),
  },
  guards: {
    isElsewhere: ({ context }, { route }: { route: TableRoute }) => !isEqual(route, context.route),
    hasNone: ({ context }) => context.rows.length === 0,
    hasSome: ({ context }) => context.rows.length > 0,
    showsNone: ({ context }) => context.shown.length === 0,
    showsSome: ({ context }) => context.shown.length > 0,
    selectedNone: ({ context }) => context.selected.size === 0,
    selectedSome: ({ context }) => context.selected.size > 0,
    isOpen: ({ context }) => context.route.open !== null,
    canStep: ({ context }, { to }: { to: 'previous' | 'next' }) => {
      const { open } = context.route;
      return open !== null && rowPositionOf(context.shown, open.id)[to] !== null;
    },
    mayAsk: ({ context }, { action }: { action: string }) =>
      bulkOf(context, action)?.action.question !== undefined,
    mayDo: ({ context }, { action }: { action: string }) => bulkOf(context, action) !== null,
    canUndo: ({ context }) => undoableOf(context).length > 0,
    // The rows may have changed in another tab while the question stood.
    questionIsObsolete: ({ context }) => bulkOf(context, context.questionAction) === null,
  },
});
