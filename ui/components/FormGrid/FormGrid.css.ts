import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';

const gap = vars.space.medium;
const narrowest = onGrid(224);
/** As many columns as have room, and at most `most`: a column is never narrower than that part of the width. */
const columns = (most: number) => {
  const share = `calc((100% - ${most - 1} * ${gap}) / ${most})`;
  return { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${narrowest}, ${share})), 1fr))` };
};

const grid = style({ display: 'grid', alignItems: 'start', gap, minWidth: 0 });
export const formGrid = styleVariants({ 2: 2, 3: 3, 4: 4 }, (most) => [grid, columns(most)]);
export const row = style({ gridColumn: '1 / -1', minWidth: 0 });
