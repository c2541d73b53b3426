import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** On the dark bands at the top and the bottom of pages. */
export const languageLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.standard,
  paddingInline: vars.space.xxsmall,
  color: vars.color.onInk,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
});
