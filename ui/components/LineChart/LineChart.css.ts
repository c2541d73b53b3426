import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';
import { textSize } from '../Text/Text.css.ts';

const forced = '(forced-colors: active)';

export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.xsmall} ${vars.space.small}`,
});

export const readout = style([
  textSize.small,
  {
    gridColumn: '1 / -1',
    marginBottom: vars.space.xxsmall,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${vars.space.medium}`,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.textMuted,
  },
]);
export const reading = style({ color: vars.color.text, fontWeight: vars.weight.medium });

const axis = style([
  textSize.caption,
  { color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
]);

/** Note below the plot for an axis that doesn't start at 0. */
export const axisNote = style([
  textSize.caption,
  { gridColumn: '1 / -1', margin: 0, color: vars.color.textMuted },
]);

/** The tick labels of the vertical axis. */
export const verticalAxis = style([
  axis,
  {
    gridColumn: 1,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    textAlign: 'end',
    minWidth: vars.mark.large,
  },
]);
/** An invisible copy of a tick label in the normal flow: the widest one sets the axis's width. */
export const hiddenLabel = style({ height: 0, overflow: 'hidden' });
export const verticalTick = style({ position: 'absolute', insetInlineEnd: 0, transform: 'translateY(50%)' });

export const plot = style({
  gridColumn: 2,
  position: 'relative',
  height: `clamp(${onGrid(176)}, 34vw, ${onGrid(256)})`,
  // Horizontal panning reads values; vertical panning still scrolls the page.
  touchAction: 'pan-y',
  borderRadius: vars.radius.small,
  selectors: {
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '4px' },
  },
});
export const drawing = style({ display: 'block', width: '100%', height: '100%', overflow: 'visible' });

export const rule = style({
  stroke: vars.color.line,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  // Fainter than the lines, one of which has the same color.
  '@media': { [forced]: { stroke: 'GrayText', strokeOpacity: 0.5 } },
});
export const cursorRule = style([rule, { stroke: vars.color.control }]);
export const line = style({
  fill: 'none',
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});
/** The previous period. */
export const beforeLine = style([
  line,
  {
    stroke: vars.color.textMuted,
    strokeWidth: 1.5,
    strokeDasharray: '3 4',
    '@media': { [forced]: { stroke: 'GrayText' } },
  },
]);
/** Names of the two lines beside their ends. */
export const lineEnds = style([
  textSize.caption,
  { gridColumn: 3, position: 'relative', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
]);
export const verticalEnd = style({ position: 'absolute', insetInlineStart: 0, transform: 'translateY(50%)' });
export const endBefore = style({ color: vars.color.textMuted });
export const endNow = style({ fontWeight: vars.weight.strong });
/** A zero-length line with round caps is a dot that keeps its shape when the SVG is stretched. */
export const dot = style({
  strokeWidth: 9,
  strokeLinecap: 'round',
  strokeDasharray: 'none !important',
  vectorEffect: 'non-scaling-stroke',
});
export const slider = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});

export const horizontalAxis = style([
  axis,
  { gridColumn: 2, position: 'relative', height: '1lh', containerType: 'inline-size' },
]);
export const horizontalTick = style({ position: 'absolute', transform: 'translateX(-50%)' });
export const firstTick = style([horizontalTick, { transform: 'none' }]);
export const lastTick = style([horizontalTick, { transform: 'translateX(-100%)' }]);
/** Long labels between the ends fit only below a wide chart. */
export const wideOnlyTick = style([
  horizontalTick,
  { '@container': { [`(width < ${onGrid(416)})`]: { display: 'none' } } },
]);
export const legendRow = style({ gridColumn: '1 / -1' });
