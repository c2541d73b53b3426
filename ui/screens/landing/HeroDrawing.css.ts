import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromDesktop, fromTablet } from '../../theme/media.ts';
import { onGrid } from '../../theme/sizes.ts';

const mix = (front: string, share: number, back: string) =>
  `color-mix(in oklab, ${front} ${share}%, ${back})`;
const { color } = vars;
const sunlight = mix(color.onInk, 40, color.honor);

export const drawing = style({
  position: 'absolute',
  bottom: '-1px',
  left: '50%',
  // Width follows height. The content above leaves this height free.
  height: onGrid(240),
  // The sun is right of center; slightly less on phones, so that its rings are visible.
  transform: 'translateX(-58%)',
  overflow: 'visible',
  pointerEvents: 'none',
  '@media': {
    [fromTablet]: { height: onGrid(352), transform: 'translateX(-50%)' },
    [fromDesktop]: { height: onGrid(496) },
    '(forced-colors: active)': { display: 'none' },
    print: { display: 'none' },
  },
});

export const glowStops = styleVariants({
  core: { stopColor: mix(color.onInk, 30, color.honor), stopOpacity: 0.7 },
  inner: { stopColor: mix(color.criticalSolid, 35, color.honor), stopOpacity: 0.34 },
  outer: { stopColor: mix(color.criticalSolid, 70, color.honor), stopOpacity: 0.1 },
  edge: { stopColor: color.criticalSolid, stopOpacity: 0 },
});

export const rings = style({ fill: 'none', stroke: color.onInk, strokeOpacity: 0.22 });
const hairline = { strokeWidth: 1, vectorEffect: 'non-scaling-stroke' } as const;
export const ring = styleVariants({
  line: hairline,
  dots: { ...hairline, strokeDasharray: '1 7', strokeLinecap: 'round' },
  // Tick marks are wide strokes with long gaps: one every 5 degrees, a longer one every 30.
  degrees: { strokeWidth: 8, strokeDasharray: '0.06 0.94', strokeDashoffset: 0.03, strokeOpacity: 0.5 },
  bearings: { strokeWidth: 16, strokeDasharray: '0.012 0.988', strokeDashoffset: 0.006, strokeOpacity: 0.7 },
});

export const sun = style({ fill: sunlight });
export const contours = style({ ...hairline, fill: 'none', stroke: color.onInk, strokeOpacity: 0.1 });
export const fills = styleVariants({
  far: { fill: mix(color.onInkMuted, 30, color.ink) },
  middle: { fill: mix(color.onInkMuted, 15, color.ink) },
  near: { fill: mix(color.accent, 40, color.ink) },
  page: { fill: color.paper },
  road: { fill: mix(color.onInk, 55, color.honor) },
});
