import type { DataTableColumn, DataTableState } from './DataTable.types.ts';

export const standardState: DataTableState = {
  sort: null,
  filters: {},
  widths: {},
  hidden: [],
  pinned: [],
  density: 'comfortable',
};

export interface ShownColumn<Item> extends DataTableColumn<Item> {
  isPinned: boolean;
}

/** The columns in view: pinned ones first, without hidden ones. The row header always stays. */
export function shownColumns<Item>(
  columns: readonly DataTableColumn<Item>[],
  { hidden, pinned }: Pick<DataTableState, 'hidden' | 'pinned'>,
): readonly ShownColumn<Item>[] {
  return columns
    .filter(({ id, isRowHeader }) => isRowHeader || !hidden.includes(id))
    .map((column) => ({ ...column, isPinned: pinned.includes(column.id) }))
    .toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned));
}

/** The list with the id if it is to be in it, otherwise without. */
export function withId(ids: readonly string[], id: string, isIn: boolean): readonly string[] {
  const others = ids.filter((each) => each !== id);
  return isIn ? [...others, id] : others;
}
