import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInline: vars.space.xxsmall,
  color: vars.color.onInk,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  textUnderlineOffset: '0.25em',
  ':hover': { textDecorationThickness: '2px' },
});
