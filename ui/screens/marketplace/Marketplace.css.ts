import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const cardHead = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'start',
});
