import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';
import { textSize } from '../Text/Text.css.ts';

const forced = '(forced-colors: active)';

/** Of the bars, in SVG units. */
export const barHeight = 20;
export const outlineTop = 24;
export const outlineHeight = 7;

export const steps = style({
  display: 'grid',
  gap: vars.space.small,
  listStyle: 'none',
  containerType: 'inline-size',
});
/** Name, bar and figures in one line; the bar lies below them if the chart is narrow. */
export const step = style([
  textSize.small,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${vars.space.hair} ${vars.space.small}`,
    gridTemplateAreas: '"label figures" "bar bar"',
    '@container': {
      [`(width >= ${onGrid(560)})`]: {
        gridTemplateColumns: `${onGrid(128)} minmax(0, 1fr) ${onGrid(192)}`,
        gridTemplateAreas: '"label bar figures"',
      },
    },
  },
]);
export const label = style({ gridArea: 'label', overflowWrap: 'anywhere' });
export const drawing = recipe({
  base: { gridArea: 'bar', display: 'block', width: '100%', overflow: 'visible' },
  variants: { hasBefore: { true: { height: onGrid(32) }, false: { height: onGrid(20) } } },
});
export const bar = style({
  fill: vars.color.series1,
  '@media': { [forced]: { fill: 'CanvasText' } },
});
export const outline = style({
  fill: 'none',
  stroke: vars.color.control,
  '@media': { [forced]: { stroke: 'GrayText' } },
});
export const figures = style({ gridArea: 'figures', fontVariantNumeric: 'tabular-nums' });
export const value = style({ fontWeight: vars.weight.strong });
export const muted = style({ color: vars.color.textMuted });
