import {
  compact,
  contentWidth,
  controlSize,
  fontSize,
  fontWeight,
  markSize,
  motion,
  radius,
  space,
} from './tokens.ts';
import { mapValues, px, rem } from './units.ts';

/** The tokens that are numbers, by group: px, ms, a line height, or a weight. */
export const scales = {
  space,
  control: controlSize,
  mark: markSize,
  size: mapValues(fontSize, ({ size }) => size),
  line: mapValues(fontSize, ({ line }) => line),
  weight: mapValues(fontWeight, Number),
  radius,
  motion,
  width: contentWidth,
};
export type Scales = typeof scales;
export type ScaleName = keyof Scales;

/** How the numbers of a group are written in CSS. */
export const written: Record<ScaleName, (value: number) => string> = {
  space: rem,
  control: rem,
  mark: rem,
  size: rem,
  line: String,
  weight: String,
  radius: px,
  motion: (ms) => `${ms}ms`,
  width: rem,
};

const inCss = <Scale extends Record<string, number>>(scale: Scale, name: ScaleName) =>
  mapValues(scale, (value) => written[name](value));

/** The default scales as CSS values. */
export const scaleValues = {
  space: inCss(scales.space, 'space'),
  control: inCss(scales.control, 'control'),
  mark: inCss(scales.mark, 'mark'),
  size: inCss(scales.size, 'size'),
  line: inCss(scales.line, 'line'),
  weight: inCss(scales.weight, 'weight'),
  radius: inCss(scales.radius, 'radius'),
  motion: inCss(scales.motion, 'motion'),
  width: inCss(scales.width, 'width'),
};

/** The distances and heights of the compact density as CSS values, complete. */
export const compactValues = {
  space: inCss({ ...space, ...compact.space }, 'space'),
  control: inCss({ ...controlSize, ...compact.control }, 'control'),
};
