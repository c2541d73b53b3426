import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { onGrid } from '../../../theme/sizes.ts';

/** Cameras read it, so it is dark on light in both themes. */
export const picture = style({
  display: 'block',
  width: onGrid(192),
  height: onGrid(192),
  maxWidth: '100%',
  padding: vars.space.small,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.standard,
  background: vars.color.surface,
  forcedColorAdjust: 'none',
});
