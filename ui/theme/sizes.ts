import { columnWidth, countFontSize, fineSizes } from './tokens.ts';
import { mapValues, rem } from './units.ts';

// Sizes that themes don't change, so they are constants instead of CSS variables, and work in container queries too.

/** Widths of columns, fields and chat bubbles that several screens share. */
export const columnSize = mapValues(columnWidth, rem);

/** Type sizes of the small counts on icons and links. */
export const countSize = mapValues(countFontSize, rem);

type Fine = (typeof fineSizes)[number];
/** Sizes off the 4 px grid, for optical corrections. The keys are px. */
export const fineSize = Object.fromEntries(fineSizes.map((size) => [size, rem(size)])) as Record<
  Fine,
  string
>;

/**
 * A size that a single drawing or layout uses, in px on the 4 px grid. Shared sizes have names:
 * `vars.space`, `vars.control`, `vars.mark`, `column`.
 */
export function onGrid(size: number): string {
  if (size % 4 !== 0) throw new Error(`${size} px is off the grid of 4 px`);
  return rem(size);
}
