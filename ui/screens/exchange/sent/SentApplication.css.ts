import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const conversation = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.standard,
  background: vars.color.surface,
  overflow: 'hidden',
});
