import {
  countRowsByValue,
  filterOptions,
  findRows,
  haveSameRows,
  nameOf,
  rowsToFilter,
  sortRows,
} from '../../portal/model/index.ts';
import type {
  PortalRow,
  PortalTable,
  RowAction,
  TableFilters,
  TableWriter,
} from '../../portal/model/index.ts';
import { candidateRowsOf } from '../../recruiter/model/candidateList.ts';
import type { CandidateListing, PoolCandidate } from '../../recruiter/model/candidateList.ts';
import { shellHref } from '../../shell/model/index.ts';
import type { ShellTarget } from '../../shell/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';

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
  /** Link of the row's name, which opens it over the table. A press sends `row.open`, which keeps the filters. */
  href: string;
  actions: readonly RowActionView[];
}

/** All rows, sorted and filtered. */
export interface TableRows {
  rows: readonly PortalRow[];
  sorted: readonly PortalRow[];
  shown: readonly RowView[];
  /** Filter options by column key. */
  options: Readonly<Record<string, readonly string[]>>;
  /** How many rows each standard view would display, and all together. */
  viewCounts: { all: number; of: ReadonlyMap<string, number> };
}

interface TableContext extends TableWriter {
  table: PortalTable;
  /** The platform and role that links lead to, and what their query always says. */
  at: Pick<ShellTarget, 'role' | 'query'>;
}

/** The URL of a row: over the table, or where one of its actions leads. */
export const rowHref = (
  { at, table }: Pick<TableContext, 'at' | 'table'>,
  { id }: PortalRow,
  { tab = table.tab, step = table.step }: NonNullable<RowAction['to']> = {},
) => shellHref({ ...at, tab, detail: [step, id] });

const rowViews = new WeakMap<PortalRow, RowView>();
function rowView({ table, at }: TableContext, row: PortalRow): RowView {
  const cached = rowViews.get(row);
  if (cached) return cached;
  const available = table.actions.filter(({ when }) => when?.(row) ?? true);
  const view = {
    id: row.id,
    name: nameOf(table, row),
    row,
    href: rowHref({ at, table }, row),
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

/** Without a filter of its own, the views count the displayed rows. */
function countViews(
  { table, ...writer }: TableContext,
  rows: readonly PortalRow[],
  filters: TableFilters,
  shown: readonly RowView[],
): TableRows['viewCounts'] {
  const key = table.viewsBy;
  const counted =
    key !== undefined && key in filters.values
      ? rowsToFilter(table, rows, filters, { key, writer })
      : shown.map(({ row }) => row);
  return { all: counted.length, of: key === undefined ? new Map() : countRowsByValue(key, counted) };
}

const isSameOrder = (one: TableFilters, { sort }: TableFilters) =>
  one.sort.column === sort.column && one.sort.direction === sort.direction;

interface Found {
  candidates: readonly PoolCandidate[];
  compared: readonly PoolCandidate[];
  filters: TableFilters;
  table: TableRows;
}

/**
 * The table of the candidates of a listing. The last one is kept, so that typing in the search doesn't sort all rows, and
 * nothing is found again for someone who only looks.
 */
export function candidateTable(listing: CandidateListing, context: Omit<TableContext, 'table'>) {
  const { table } = listing;
  const whole: TableContext = { ...context, table };
  const rowsFor = candidateRowsOf(listing, context.write);
  const filtered = table.columns.filter(({ filter }) => filter);
  let last: Found | null = null;

  function find(
    candidates: Found['candidates'],
    compared: Found['compared'],
    filters: TableFilters,
  ): TableRows {
    const isSame = last?.candidates === candidates && last.compared === compared;
    const known = isSame ? last : null;
    const rows = known?.table.rows ?? rowsFor(candidates, compared);
    const sorted =
      known && isSameOrder(known.filters, filters)
        ? known.table.sorted
        : sortRows(table, rows, filters.sort, context);
    const shown = findRows(table, sorted, filters, context).map((row) => rowView(whole, row));
    const options =
      known?.table.options ??
      Object.fromEntries(filtered.map((column) => [column.key, filterOptions(column, rows, context)]));
    return { rows, sorted, shown, options, viewCounts: countViews(whole, rows, filters, shown) };
  }
  return (candidates: Found['candidates'], compared: Found['compared'], filters: TableFilters): TableRows => {
    const isSame = last?.candidates === candidates && last.compared === compared;
    if (!last || !isSame || !haveSameRows(last.filters, filters))
      last = { candidates, compared, filters, table: find(candidates, compared, filters) };
    return last.table;
  };
}
