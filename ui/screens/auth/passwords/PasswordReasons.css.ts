import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const reasons = style({
  paddingLeft: '1.25rem',
  marginBottom: vars.space.xxsmall,
  color: vars.color.criticalSolid,
});
