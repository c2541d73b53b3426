import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';

export const leaf = style({
  display: 'grid',
  justifyItems: 'center',
  alignSelf: 'start',
  width: onGrid(52),
  lineHeight: 1.15,
});
export const small = style({ fontSize: vars.size.caption, color: vars.color.textMuted });
export const day = style({ fontSize: vars.size.title, fontWeight: vars.weight.strong });
