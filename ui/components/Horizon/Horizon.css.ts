import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { inkBackground, ownBackground } from '../../theme/background.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { belowTablet, fromTablet } from '../../theme/media.ts';
import { onGrid } from '../../theme/sizes.ts';

const { color } = vars;

const starsShown = createVar();
const sunColor = createVar();
const glowStrength = createVar();

export const horizon = style({
  ...inkBackground,
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: color.sky,
  '@media': {
    print: {
      color: color.text,
      background: 'none',
      border: `1px solid ${color.line}`,
      vars: ownBackground,
    },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const shapes = styleVariants({
  panel: {
    minHeight: onGrid(212),
    padding: vars.space.large,
    borderRadius: vars.radius.standard,
    '@media': {
      // The drawing has the upper half of a narrow panel, the words the lower one.
      [`screen and ${belowTablet}`]: {
        padding: `${onGrid(104)} ${vars.space.medium} ${vars.space.medium}`,
        background: `linear-gradient(${color.sky} ${onGrid(80)}, ${color.ridgeNear} ${onGrid(160)})`,
      },
    },
  },
  band: {
    // The words are above the ridges, and on a phone also above the sun.
    padding: `${vars.space.xlarge} ${vars.space.xlarge} ${onGrid(56)}`,
    borderRadius: vars.radius.standard,
    '@media': {
      [`screen and ${belowTablet}`]: { padding: `${vars.space.large} ${vars.space.large} ${onGrid(80)}` },
    },
  },
});

/** The sky above the ridges, by the time of day. At night the sun is a moon. */
const sky = (glow: string, isNight = false) => ({
  vars: {
    [starsShown]: isNight ? '0.8' : '0',
    [sunColor]: isNight ? `color-mix(in oklab, ${color.sun}, ${color.onInk} 55%)` : color.sun,
    [glowStrength]: glow,
  },
});
const low = (share: string) => ({
  '@media': {
    // On a phone, words lie below the drawing.
    [`screen and ${fromTablet}`]: {
      background: `linear-gradient(${color.sky} 30%, color-mix(in oklab, ${color.sky}, ${color.honor} ${share}))`,
    },
  },
});
export const skies = styleVariants({
  dawn: { ...sky('0.62'), ...low('16%') },
  day: sky('0.42'),
  dusk: { ...sky('0.78'), ...low('22%') },
  night: sky('0.2', true),
});

export const drawing = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: -1,
  // As high as the panel, so that the sun is never cut off, up to a size that leaves room for words. The ridges go on
  // beyond the start of the drawing.
  width: 'auto',
  height: '100%',
  maxHeight: onGrid(232),
  aspectRatio: '8 / 3',
  overflow: 'visible',
  pointerEvents: 'none',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': {
    '(forced-colors: active)': { display: 'none' },
    print: { display: 'none' },
  },
});
export const drawings = styleVariants({
  panel: { '@media': { [belowTablet]: { insetBlock: `0 auto`, height: onGrid(168) } } },
  band: { '@media': { [belowTablet]: { height: onGrid(72) } } },
});

export const glowStops = styleVariants({
  core: { stopColor: color.honor, stopOpacity: glowStrength },
  inner: { stopColor: color.honor, stopOpacity: 0.12 },
  edge: { stopColor: color.honor, stopOpacity: 0 },
});
export const rings = style({ fill: 'none', stroke: color.onInk });
export const ring = styleVariants({
  dots: { strokeOpacity: 0.35, strokeDasharray: '1 6', strokeLinecap: 'round' },
  line: { strokeOpacity: 0.22 },
  // Tick marks are wide strokes with long gaps, one every 5 degrees.
  degrees: { strokeOpacity: 0.4, strokeWidth: 6, strokeDasharray: '0.16 0.84' },
});
export const sun = style({ fill: sunColor });
export const stars = style({
  fill: 'none',
  stroke: color.onInk,
  strokeWidth: 3,
  strokeLinecap: 'round',
  opacity: starsShown,
});
export const dateText = style({ fill: color.onSun, fontWeight: vars.weight.strong, textAnchor: 'middle' });
/** Text is not mirrored with the drawing. */
export const upright = style({
  transformBox: 'fill-box',
  transformOrigin: 'center',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
export const ridges = styleVariants({
  far: { fill: color.ridgeFar },
  middle: { fill: color.ridgeMiddle },
  near: { fill: color.ridgeNear },
});
export const contour = style({ fill: 'none', stroke: color.ridgeFar, strokeOpacity: 0.6 });
export const trail = style({
  fill: `color-mix(in oklab, ${color.onInk} 25%, ${color.sun})`,
  '@media': { [belowTablet]: { display: 'none' } },
});
