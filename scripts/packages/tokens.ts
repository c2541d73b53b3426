import * as theme from '../../ui/theme/tokens.ts';
import { mapValues } from '../../ui/theme/units.ts';

const pixels = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'px' } });
const shadowPart = /(\S+) (\S+) (\S+)(?: (\S+))? (rgb\([^)]*\))/g;

/** A color from `#rrggbb` or `rgb(r g b / a)`, with components from 0 to 1. */
function color(written: string) {
  const hex = /^#(..)(..)(..)$/.exec(written)?.slice(1);
  const parts = written.match(/[\d.]+/g) ?? [];
  const [red = 0, green = 0, blue = 0] = hex
    ? hex.map((pair) => Number.parseInt(pair, 16))
    : parts.map(Number);
  const alpha = hex ? 1 : Number(parts[3] ?? 1);
  const components = [red, green, blue].map((part) => Number((part / 255).toFixed(4)));
  const digits = [red, green, blue].map((part) => part.toString(16).padStart(2, '0'));
  return { colorSpace: 'srgb', components, alpha, hex: `#${digits.join('')}` };
}

const length = (text = '0') => ({ value: Number.parseFloat(text), unit: 'px' });

function shadow(written: string) {
  return [...written.matchAll(shadowPart)].map(([, x, y, blur, spread, ink = '']) => ({
    color: color(ink),
    offsetX: length(x),
    offsetY: length(y),
    blur: length(blur),
    spread: length(spread),
  }));
}

/**
 * The theme in the format of the Design Tokens Community Group (October 2025), for design tools and other platforms.
 */
export const designTokens = {
  color: mapValues(theme.colorThemes, (colors) =>
    mapValues(colors, (written) => ({ $type: 'color', $value: color(written) })),
  ),
  space: mapValues(theme.space, pixels),
  control: mapValues(theme.controlSize, pixels),
  mark: mapValues(theme.markSize, pixels),
  column: mapValues(theme.columnWidth, pixels),
  size: mapValues(theme.fontSize, ({ size }) => pixels(size)),
  line: mapValues(theme.fontSize, ({ line }) => ({ $type: 'number', $value: line })),
  weight: mapValues(theme.fontWeight, (weight) => ({ $type: 'fontWeight', $value: Number(weight) })),
  family: mapValues(theme.fontFamily, (stack) => ({
    $type: 'fontFamily',
    $value: stack.split(', ').map((name) => name.replaceAll("'", '')),
  })),
  radius: mapValues(theme.radius, pixels),
  shadow: mapValues(theme.elevation, (written) => ({ $type: 'shadow', $value: shadow(written) })),
  motion: mapValues(theme.motion, (value) => ({ $type: 'duration', $value: { value, unit: 'ms' } })),
  layer: mapValues(theme.layer, (order) => ({ $type: 'number', $value: order })),
  breakpoint: mapValues(theme.breakpoint, pixels),
  width: mapValues(theme.contentWidth, pixels),
};
