import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { columnSize, onGrid } from '../../../theme/sizes.ts';

/** Search, filters and the number of results in one line if there is room. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.medium}`,
  '@media': { print: { display: 'none' } },
});
/** Leaves room for the number of results beside it. */
export const finder = style({ flex: `1 1 ${columnSize.message}`, minWidth: 0 });
/** Reserves its width, so that the search field keeps its own while people type. */
export const found = style({ minWidth: onGrid(120) });
