import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The mark of a listing, as large as that of a person. */
export const listingMark = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.control.standard,
  height: vars.control.standard,
  borderRadius: vars.radius.standard,
  color: vars.color.textMuted,
  background: vars.color.sunken,
});
