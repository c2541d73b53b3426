import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const steps = style({
  display: 'grid',
  gap: vars.space.small,
  paddingInlineStart: vars.space.large,
  '::marker': { fontWeight: vars.weight.strong },
});
