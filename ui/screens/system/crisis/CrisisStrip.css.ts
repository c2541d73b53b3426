import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.medium,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.standard,
  color: 'inherit',
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  textUnderlineOffset: '0.25em',
  ':hover': { textDecorationThickness: '2px' },
});
