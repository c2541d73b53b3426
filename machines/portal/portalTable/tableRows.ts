import {
  countRowsByValue,
  filterOptions,
  findRows,
  nameOf,
  rowsToFilter,
  haveSameRows,
  sortRows,
} from '../model/index.ts';
import { shellHref } from '../../shell/model/index.ts';
import type { PortalRow, PortalTable, RowAction, RowRoute, TableRoute, TableWriter } from '../model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import type { ShellTarget } from '../../shell/model/index.ts';

export interface RowActionView extends Pick<RowAction, 'id' | 'label'> {
  /** Actions that replace each other share a button, and thereby its focus. */
  buttonId: string;
  /** Why the action is disabled. */
  refusal: Phrase | null;
}

/** A displayed row. An unchanged row keeps its view. */
export interface RowView {
  id: string;
  name: string;
  row: PortalRow;
  /** Link of the row's name; null: no link. */
  href: string | null;
  /** Whether the link opens the row over this table: then send `row.open`, which keeps the filters. */
  opensOverTable: boolean;
  actions: readonly RowActionView[];
}

/** All rows, sorted and filtered. Stored, so that typing in the search doesn't sort or rebuild them. */
export interface TableRows {
  rows: readonly PortalRow[];
  sorted: readonly PortalRow[];
  shown: readonly RowView[];
  /** Filter options by column key. */
  options: Readonly<Record<string, readonly string[]>>;
  /** How many rows each standard view would display, and all together. */
  viewCounts: { all: number; of: ReadonlyMap<string, number> };
}

/** The URL that an action opens. */
export function rowHref(
  { at, table }: Pick<RowContext, 'at' | 'table'>,
  { tab = table.tab, step, key = 'id', query }: RowRoute,
  row: PortalRow,
) {
  return shellHref({
    ...at,
    tab,
    detail: step ? [step, String(row[key] ?? '')] : [],
    query: { ...at.query, ...query?.(row) },
  });
}

const rowViews = new WeakMap<PortalRow, RowView>();
function rowView({ table, at }: Pick<RowContext, 'table' | 'at'>, row: PortalRow): RowView {
  const cached = rowViews.get(row);
  if (cached) return cached;
  const available = table.actions.filter(({ when }) => when?.(row) ?? true);
  const [tableStep] = table.steps;
  const to = tableStep ? { step: tableStep } : available.find((action) => action.to)?.to;
  const view = {
    id: row.id,
    name: nameOf(table, row),
    row,
    href: to ? rowHref({ at, table }, to, row) : null,
    opensOverTable: tableStep !== undefined,
    actions: available.map(({ id, label, insteadOf: buttonId = id, refusal }) => ({
      id,
      label,
      buttonId,
      refusal: refusal?.(row) ?? null,
    })),
  };
  rowViews.set(row, view);
  return view;
}

function matchingRows(context: RowContext, sorted: readonly PortalRow[], route: TableRoute) {
  return findRows(context.table, sorted, route, context).map((row) => rowView(context, row));
}

/** Without a filter of its own, the views count the displayed rows. */
function countViews(
  context: RowContext,
  rows: readonly PortalRow[],
  route: TableRoute,
  shown: readonly RowView[],
): TableRows['viewCounts'] {
  const { table } = context;
  const key = table.viewsBy;
  const counted =
    key !== undefined && key in route.filters
      ? rowsToFilter(table, rows, route, { key, writer: context })
      : shown.map(({ row }) => row);
  return { all: counted.length, of: key === undefined ? new Map() : countRowsByValue(key, counted) };
}

interface RowContext extends TableWriter {
  table: PortalTable;
  /** The platform and role that links lead to. */
  at: Pick<ShellTarget, 'role' | 'query'>;
}

/** Sorts and filters new rows. */
export function computeTableRows(
  context: RowContext,
  rows: readonly PortalRow[],
  route: TableRoute,
): TableRows {
  const { table } = context;
  const sorted = sortRows(table, rows, route.sort, context);
  const shown = matchingRows(context, sorted, route);
  const filtered = table.columns.filter(({ filter }) => filter);
  const options = filtered.map((column) => [column.key, filterOptions(column, rows, context)]);
  return {
    rows,
    sorted,
    shown,
    options: Object.fromEntries(options),
    viewCounts: countViews(context, rows, route, shown),
  };
}

/** Sorts and filters the same rows for a new route. */
export function updateTableRows(
  current: RowContext & TableRows & { route: TableRoute },
  route: TableRoute,
): Pick<TableRows, 'sorted' | 'shown' | 'viewCounts'> {
  const { table } = current;
  const { shown: before, viewCounts } = current;
  if (haveSameRows(route, current.route)) return { sorted: current.sorted, shown: before, viewCounts };
  const { sort } = current.route;
  const isSameOrder = sort.column === route.sort.column && sort.direction === route.sort.direction;
  const sorted = isSameOrder ? current.sorted : sortRows(table, current.rows, route.sort, current);
  const shown = matchingRows(current, sorted, route);
  return {
    sorted,
    shown,
    viewCounts: countViews(current, current.rows, route, shown),
  };
}
