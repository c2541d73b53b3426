import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';
import { textSize } from '../Text/Text.css.ts';

const forced = '(forced-colors: active)';

export const ring = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xsmall,
  maxWidth: '100%',
  textAlign: 'center',
});
export const picture = recipe({
  base: { position: 'relative', display: 'grid', placeItems: 'center' },
  variants: {
    size: {
      standard: { width: onGrid(80), height: onGrid(80) },
      large: { width: onGrid(128), height: onGrid(128) },
    },
  },
});
export const drawing = style({ position: 'absolute', inset: 0, transform: 'rotate(-90deg)' });

const circle = style({ fill: 'none', strokeWidth: 10 });
export const track = style([
  circle,
  { stroke: vars.color.line, '@media': { [forced]: { stroke: 'GrayText', strokeWidth: 2 } } },
]);
export const done = style([
  circle,
  {
    stroke: vars.color.accent,
    transition: `stroke-dasharray ${vars.motion.calm} ease-out`,
    '@media': { [forced]: { stroke: 'CanvasText' } },
  },
]);

export const figure = recipe({
  base: { fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' },
  variants: { size: { standard: [textSize.small], large: [textSize.section] } },
});
export const label = style([textSize.small, { fontWeight: vars.weight.medium }]);
export const hint = style([textSize.caption, { color: vars.color.textMuted }]);
