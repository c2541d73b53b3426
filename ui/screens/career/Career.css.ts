import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const civilian = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  listStyle: 'none',
  paddingInlineStart: vars.space.small,
  borderInlineStart: `3px solid ${vars.color.line}`,
});
export const quote = style({
  padding: vars.space.medium,
  borderRadius: vars.radius.standard,
  background: vars.color.sunken,
});
