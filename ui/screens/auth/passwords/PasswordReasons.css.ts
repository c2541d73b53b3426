import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { onGrid } from '../../../theme/sizes.ts';

export const reasons = style({
  paddingInlineStart: onGrid(20),
  marginBottom: vars.space.xxsmall,
  color: vars.color.criticalSolid,
});
