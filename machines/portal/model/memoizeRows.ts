import type { PortalRow } from './table.ts';

/** Makes a row of each thing once, so that what did not change is the same row. */
export function memoizeRows<Thing extends object>(make: (thing: Thing) => PortalRow) {
  const made = new WeakMap<Thing, PortalRow>();
  const rowOf = (thing: Thing): PortalRow => {
    const known = made.get(thing) ?? make(thing);
    made.set(thing, known);
    return known;
  };
  return (things: readonly Thing[]): PortalRow[] => things.map(rowOf);
}
