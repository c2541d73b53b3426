import { columnWidth, countFontSize, fineSizes } from './tokens.ts';
import { mapValues, rem } from './units.ts';

// Sizes that nobody sets anew, so they are constants rather than variables. They also work in container queries.

/** Widths that columns, fields and bubbles of different screens share. */
export const column = mapValues(columnWidth, rem);

/** Type sizes of the small counts on icons and links. */
export const countSize = mapValues(countFontSize, rem);

type Fine = (typeof fineSizes)[number];
/** Optical corrections off the grid of 4 px, by their px. */
export const fine = Object.fromEntries(fineSizes.map((size) => [size, rem(size)])) as Record<Fine, string>;

/**
 * A size that belongs to one drawing or layout, in px on the grid of 4 px. What several places share has a name:
 * `vars.space`, `vars.control`, `vars.mark`, `column`.
 */
export function onGrid(size: number): string {
  if (size % 4 !== 0) throw new Error(`${size} px is off the grid of 4 px`);
  return rem(size);
}
