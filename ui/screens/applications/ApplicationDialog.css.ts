import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';

export const fieldset = style({ border: 0, padding: 0, margin: 0, minInlineSize: 0 });
export const legend = style({
  padding: 0,
  marginBottom: vars.space.xxsmall,
  fontWeight: vars.weight.medium,
});

/** Meter of a text's length, with the recommended range marked. */
export const meter = style({
  position: 'relative',
  height: onGrid(8),
  marginBottom: vars.space.xxsmall,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
});
export const meterRange = style({
  position: 'absolute',
  insetBlock: 0,
  background: vars.color.accentSoft,
  borderInline: `1px solid ${vars.color.accent}`,
});
export const meterFill = style({
  position: 'absolute',
  insetBlock: '25%',
  insetInlineStart: 0,
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
