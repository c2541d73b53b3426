import { filterOptions, findRows, showSameRows, nameOf, sortRows } from '../model/index.ts';
import { shellHref } from '../../shell/model/index.ts';
import type { PortalRow, PortalTable, RowAction, RowRoute, TableRoute, TableWriter } from '../model/index.ts';
import type { Phrase } from '../../kit/index.ts';
import type { ShellTarget } from '../../shell/model/index.ts';

export interface RowActionView extends Pick<RowAction, 'id' | 'label' | 'isPrimary'> {
  route: string;
  /** Why it can't be done now. */
  refusal: Phrase | null;
}

/** A row as it is drawn; the same object as long as its row is. */
export interface RowView {
  id: string;
  name: string;
  row: PortalRow;
  /** Where the row's name leads; null: it has no place of its own. */
  href: string | null;
  /** Its place lies over this very table: `row.open` leads there and keeps the filters. */
  opensHere: boolean;
  /** `route` is the same for actions that take each other's. */
  actions: readonly RowActionView[];
}

/** Rows in order, and those of them that are shown: kept, so that a letter typed neither sorts nor draws anew. */
export interface TableRows {
  rows: readonly PortalRow[];
  sorted: readonly PortalRow[];
  shown: readonly RowView[];
  /** What may be chosen of each column with a filter. */
  options: Readonly<Record<string, readonly string[]>>;
  /** Ids of shown rows. */
  selected: ReadonlySet<string>;
}

type At = Pick<ShellTarget, 'mode' | 'role'>;

/** The place of one row, or of several together. */
export function rowHref(
  { at, table }: { at: At; table: PortalTable },
  { tab = table.tab, step, key = 'id', query }: RowRoute,
  rows: readonly [PortalRow, ...PortalRow[]],
) {
  const ids = rows.map((row) => String(row[key] ?? '')).join(',');
  return shellHref({ ...at, tab, detail: step ? [step, ids] : [], query: query?.(rows[0]) ?? {} });
}

const drawn = new WeakMap<PortalRow, RowView>();
function rowView({ table, at }: Pick<Known, 'table' | 'at'>, row: PortalRow): RowView {
  const known = drawn.get(row);
  if (known) return known;
  const offered = table.actions.filter(({ when }) => when?.(row) ?? true);
  const [ownStep] = table.steps;
  const to = ownStep ? { step: ownStep } : offered.find((action) => action.to)?.to;
  const view = {
    id: row.id,
    name: nameOf(table, row),
    row,
    href: to ? rowHref({ at, table }, to, [row]) : null,
    opensHere: ownStep !== undefined,
    actions: offered.map(({ id, label, isPrimary = false, insteadOf: route = id, refusal }) => ({
      id,
      label,
      isPrimary,
      route,
      refusal: refusal?.(row) ?? null,
    })),
  };
  drawn.set(row, view);
  return view;
}

function found(known: Known, sorted: readonly PortalRow[], route: TableRoute) {
  return findRows(known.table, sorted, route, known).map((row) => rowView(known, row));
}

/** What is selected and out of sight can't be meant by what is done next. */
const selectedAndShown = (selected: ReadonlySet<string>, shown: readonly RowView[]): ReadonlySet<string> =>
  selected.size === 0 ? selected : new Set(shown.map(({ id }) => id).filter((id) => selected.has(id)));

interface Known extends TableWriter {
  table: PortalTable;
  /** Whose portal it is. */
  at: At;
}

/** The look at other rows. */
export function computeTableRows(
  known: Known,
  rows: readonly PortalRow[],
  route: TableRoute,
  selected: ReadonlySet<string> = new Set(),
): TableRows {
  const { table } = known;
  const sorted = sortRows(table, rows, route.sort, known);
  const shown = found(known, sorted, route);
  const filtered = table.columns.filter(({ filter }) => filter);
  const options = filtered.map((column) => [column.key, filterOptions(column, rows, known)]);
  return {
    rows,
    sorted,
    shown,
    options: Object.fromEntries(options),
    selected: selectedAndShown(selected, shown),
  };
}

/** The same rows, looked through in another way. */
export function updateTableRows(
  look: Known & TableRows & { route: TableRoute },
  route: TableRoute,
): Pick<TableRows, 'sorted' | 'shown' | 'selected'> {
  const { table } = look;
  const { shown: before, selected } = look;
  if (showSameRows(route, look.route)) return { sorted: look.sorted, shown: before, selected };
  const { sort } = look.route;
  const isSameOrder = sort.column === route.sort.column && sort.direction === route.sort.direction;
  const sorted = isSameOrder ? look.sorted : sortRows(table, look.rows, route.sort, look);
  const shown = found(look, sorted, route);
  return { sorted, shown, selected: selectedAndShown(selected, shown) };
}
