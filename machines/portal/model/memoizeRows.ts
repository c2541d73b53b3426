import type { PortalRow } from './table.ts';

/** Creates rows once per object, so that an unchanged object keeps its row. */
export function memoizeRows<Item extends object>(create: (item: Item) => PortalRow) {
  const rows = new WeakMap<Item, PortalRow>();
  const rowOf = (item: Item): PortalRow => {
    const row = rows.get(item) ?? create(item);
    rows.set(item, row);
    return row;
  };
  return (items: readonly Item[]): PortalRow[] => items.map(rowOf);
}
