import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { columnSize, onGrid } from '../../theme/sizes.ts';

/** One below another in a narrow place, side by side in a wide one. */
export const samples = style({
  listStyle: 'none',
  display: 'grid',
  gap: `${vars.space.medium} ${vars.space.large}`,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${columnSize.asideNarrow}), 1fr))`,
});
/** In one line where there is room. */
export const resources = style({
  listStyle: 'none',
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${onGrid(200)}), 1fr))`,
});
export const quote = style({
  padding: vars.space.medium,
  borderRadius: vars.radius.standard,
  background: vars.color.sunken,
});
