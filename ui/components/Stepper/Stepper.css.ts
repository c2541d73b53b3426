import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  // It gets focus to be read out. What to do next is inside.
  outline: 'none',
});
