import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const dialog = style({
  margin: 'auto',
  width: '100%',
  maxWidth: `min(${vars.width.narrow}, 100% - 2 * ${vars.space.medium})`,
  padding: vars.space.large,
  border: 'none',
  borderRadius: vars.radius.standard,
  color: vars.color.text,
  background: vars.color.surface,
  boxShadow: vars.shadow.floating,
  // Visible only in forced colors, which remove the shadow.
  outline: '1px solid transparent',
  '::backdrop': { background: vars.color.scrim },
});
