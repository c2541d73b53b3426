import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** A quiet plate, like the number on a door. */
export const code = style({
  paddingInline: vars.space.medium,
  color: vars.color.onHonorSoft,
  background: vars.color.honorSoft,
  borderRadius: vars.radius.small,
  fontSize: vars.size.title,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.12em',
});
