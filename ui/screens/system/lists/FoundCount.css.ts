import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** Reserves its height, so that nothing moves when the button appears. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.control.small,
  gridColumn: '1 / -1',
});
export const end = style({ marginInlineStart: 'auto' });
