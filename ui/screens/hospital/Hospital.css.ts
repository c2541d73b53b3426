import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';

/** Days side by side, as many as fit. */
export const agenda = style({
  display: 'grid',
  gap: vars.space.large,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${onGrid(272)}, 100%), 1fr))`,
  alignItems: 'start',
});
