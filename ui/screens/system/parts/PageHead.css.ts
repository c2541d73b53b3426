import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const spread = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  alignItems: 'start',
  justifyContent: 'space-between',
});
export const named = style({ display: 'flex', gap: vars.space.small, alignItems: 'center', minWidth: 0 });
export const titled = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
  alignItems: 'center',
});
