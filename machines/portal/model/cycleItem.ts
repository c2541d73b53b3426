/** The entry of a list that is gone through again and again. */
export function cycleItem<Item>(list: readonly Item[], at: number): Item {
  const item = list[at % list.length];
  if (item === undefined) throw new Error('Nothing to go through');
  return item;
}
