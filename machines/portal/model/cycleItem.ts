/** The item at an index; after the last item, the list starts again. */
export function cycleItem<Item>(list: readonly Item[], at: number): Item {
  const item = list[at % list.length];
  if (item === undefined) throw new Error('An empty list has no items');
  return item;
}
