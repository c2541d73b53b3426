import { filterOptions, findRows, lookOf, nameOf, sortRows } from '../model/index.ts';
import type { PortalRow, PortalTable, RowAction, TablePlace } from '../model/index.ts';

/** A row as it is drawn; the same object as long as its row is. */
export interface RowView {
  id: string;
  name: string;
  row: PortalRow;
  /** `place` is the same for actions that take each other's. */
  actions: readonly (Pick<RowAction, 'id' | 'label' | 'isPrimary'> & { place: string })[];
}

/** Rows in order, and those of them that are shown: kept, so that a letter typed neither sorts nor draws anew. */
export interface TableLook {
  rows: readonly PortalRow[];
  sorted: readonly PortalRow[];
  shown: readonly RowView[];
  /** What may be chosen of each column with a filter. */
  options: Readonly<Record<string, readonly string[]>>;
  /** Ids of shown rows. */
  selected: ReadonlySet<string>;
}

const drawn = new WeakMap<PortalRow, RowView>();
function rowView(table: PortalTable, row: PortalRow): RowView {
  const known = drawn.get(row);
  if (known) return known;
  const offered = table.actions.filter(({ when }) => when?.(row) ?? true);
  const view = {
    id: row.id,
    name: nameOf(table, row),
    row,
    actions: offered.map(({ id, label, isPrimary = false, insteadOf: place = id }) => ({
      id,
      label,
      isPrimary,
      place,
    })),
  };
  drawn.set(row, view);
  return view;
}

function found(table: PortalTable, sorted: readonly PortalRow[], place: TablePlace) {
  return findRows(table, sorted, place).map((row) => rowView(table, row));
}

/** What is selected and out of sight can't be meant by what is done next. */
const stillShown = (selected: ReadonlySet<string>, shown: readonly RowView[]): ReadonlySet<string> =>
  selected.size === 0 ? selected : new Set(shown.map(({ id }) => id).filter((id) => selected.has(id)));

interface Known {
  table: PortalTable;
  locale: string;
}

/** The look at other rows. */
export function lookAt(
  { table, locale }: Known,
  rows: readonly PortalRow[],
  place: TablePlace,
  selected: ReadonlySet<string> = new Set(),
): TableLook {
  const sorted = sortRows(table, rows, place.sort, locale);
  const shown = found(table, sorted, place);
  const filtered = table.columns.filter(({ filter }) => filter);
  const options = filtered.map((column) => [column.key, filterOptions(column, rows, locale)]);
  return {
    rows,
    sorted,
    shown,
    options: Object.fromEntries(options),
    selected: stillShown(selected, shown),
  };
}

/** The same rows, looked through in another way. */
export function lookAgain(
  { table, locale, ...look }: Known & TableLook & { place: TablePlace },
  place: TablePlace,
): Pick<TableLook, 'sorted' | 'shown' | 'selected'> {
  const { shown: before, selected } = look;
  if (lookOf(place) === lookOf(look.place)) return { sorted: look.sorted, shown: before, selected };
  const { sort } = look.place;
  const isSameOrder = sort.column === place.sort.column && sort.direction === place.sort.direction;
  const sorted = isSameOrder ? look.sorted : sortRows(table, look.rows, place.sort, locale);
  const shown = found(table, sorted, place);
  return { sorted, shown, selected: stillShown(selected, shown) };
}
