import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { fineSize, onGrid } from '../../theme/sizes.ts';
import { textSize } from '../Text/Text.css.ts';

export const layout = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.medium} ${vars.space.xlarge}`,
});
export const donut = style({
  position: 'relative',
  flex: '0 0 auto',
  width: `min(${onGrid(176)}, 100%)`,
  aspectRatio: '1',
});
export const drawing = style({ display: 'block', width: '100%', height: '100%' });
export const middle = style([
  textSize.caption,
  {
    position: 'absolute',
    inset: '22%',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    textAlign: 'center',
    color: vars.color.textMuted,
  },
]);
export const total = recipe({
  base: {
    maxWidth: '100%',
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text,
    overflowWrap: 'anywhere',
  },
  variants: { isLong: { true: [textSize.caption], false: [textSize.lead] } },
});

export const legend = style([
  textSize.small,
  { flex: `1 1 ${onGrid(224)}`, display: 'grid', gap: vars.space.xsmall, minWidth: 0, listStyle: 'none' },
]);
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.xsmall}`,
});
export const label = style({ flex: `1 1 ${onGrid(80)}`, overflowWrap: 'anywhere' });
export const swatch = style({ flexShrink: 0, width: fineSize[14], height: '1lh' });
export const value = style({
  marginInlineStart: 'auto',
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
export const share = style({ color: vars.color.textMuted, fontWeight: vars.weight.regular });
