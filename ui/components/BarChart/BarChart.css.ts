import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { columnSize, onGrid } from '../../theme/sizes.ts';
import { textSize } from '../Text/Text.css.ts';

const forced = '(forced-colors: active)';

export const bars = style({ display: 'grid', gap: vars.space.small, listStyle: 'none' });
export const row = style([
  textSize.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.hair} ${vars.space.medium}`,
  },
]);
export const label = style({ flex: `1 1 ${columnSize.label}`, overflowWrap: 'anywhere' });
export const value = style({
  marginInlineStart: 'auto',
  alignSelf: 'end',
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
export const share = style({ color: vars.color.textMuted, fontWeight: vars.weight.regular });
export const drawing = style({ display: 'block', width: '100%', height: onGrid(12) });
export const track = style({
  fill: vars.color.sunken,
  '@media': { [forced]: { fill: 'none', stroke: 'GrayText' } },
});
export const bar = style({
  fill: vars.color.series1,
  '@media': { [forced]: { fill: 'CanvasText' } },
});
