import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromTablet } from '../../theme/media.ts';
import { onGrid } from '../../theme/sizes.ts';

const { color } = vars;
const mix = (front: string, share: number) => `color-mix(in oklab, ${front} ${share}%, ${color.sunken})`;

/** Without a picture, only the status badge needs room. */
const onlyBadge = { height: vars.control.small };

export const picture = style({
  position: 'relative',
  height: onGrid(112),
  overflow: 'clip',
  background: color.sunken,
  '@media': { [fromTablet]: { height: onGrid(128) }, '(forced-colors: active)': onlyBadge, print: onlyBadge },
});

export const drawing = style({
  position: 'absolute',
  bottom: 0,
  left: '50%',
  height: '94%',
  transform: 'translateX(-50%)',
  overflow: 'visible',
  '@media': { '(forced-colors: active)': { display: 'none' }, print: { display: 'none' } },
});

const outline = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const paint = styleVariants({
  sun: { fill: mix(color.honor, 45) },
  halo: { fill: mix(color.honor, 28) },
  far: { fill: mix(color.text, 12) },
  near: { fill: mix(color.accent, 26) },
  page: { fill: color.surface, stroke: color.text, strokeWidth: 2, strokeLinejoin: 'round' },
  stroke: { ...outline, stroke: color.accent, strokeWidth: 3 },
  hairline: { ...outline, stroke: color.text, strokeWidth: 1.6 },
  figure: { fill: color.text },
  accent: { fill: color.accent },
  mark: { fill: color.honor },
});
