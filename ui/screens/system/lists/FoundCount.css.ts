import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** Keeps its height, so that nothing jumps when the button comes. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.control.small,
  gridColumn: '1 / -1',
});
