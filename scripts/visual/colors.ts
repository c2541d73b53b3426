import { colorThemes } from '../../ui/theme/tokens.ts';

/** Consecutive pixels, 0xrrggbb each. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint32Array;
}

/**
 * How a sheet's colors were reduced. Colors of the theme and of large areas stay exact. The rest, which are the soft
 * edges of text and shapes, are rounded to a few levels per channel.
 */
export interface Reduction {
  exact: ReadonlySet<number>;
  /** Levels per channel for the other colors. */
  levels: number;
}

/**
 * A step of 42 in 255, so a soft edge is off by half of that at most. Twelve levels would exceed the maximum size by an
 * eighth.
 */
const finestLevels = 7;
const mostColors = 256;
/** Share of a sheet from which a color counts as a large area. */
const areaShare = 0.002;
const mostAreas = 96;

const themeColors = new Set(
  Object.values(colorThemes)
    .flatMap((theme) => Object.values(theme))
    .filter((color) => /^#[\da-f]{6}$/.test(color))
    .map((color) => Number.parseInt(color.slice(1), 16)),
);

/** The same function, optimized for runs of pixels with the same color. */
export function alongAreas(of: (color: number) => number): (color: number) => number {
  let last = -1;
  let result = 0;
  return (color) => {
    if (color !== last) [last, result] = [color, of(color)];
    return result;
  };
}

export function reduced(color: number, { exact, levels }: Reduction): number {
  if (exact.has(color)) return color;
  const step = 255 / (levels - 1);
  const round = (channel: number) => Math.round(Math.round((channel & 0xff) / step) * step);
  return (round(color >> 16) << 16) | (round(color >> 8) << 8) | round(color);
}

/** The finest reduction that limits a sheet's pictures to 256 colors in total. */
export function reductionFor(pictures: readonly Picture[]): Reduction {
  const counts = new Map<number, number>();
  let total = 0;
  for (const { pixels } of pictures) {
    total += pixels.length;
    for (let at = 0, from = 0; at < pixels.length; at += 1)
      if (pixels[at + 1] !== pixels[at]) {
        counts.set(pixels[at]!, (counts.get(pixels[at]!) ?? 0) + at + 1 - from);
        from = at + 1;
      }
  }
  const areas = [...counts]
    .filter(([, count]) => count >= total * areaShare)
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, mostAreas)
    .map(([color]) => color);
  const exact = new Set([...areas, ...[...counts.keys()].filter((color) => themeColors.has(color))]);
  for (let levels = finestLevels; levels > 2; levels -= 1) {
    const left = new Set(exact);
    for (const color of counts.keys()) left.add(reduced(color, { exact, levels }));
    if (left.size <= mostColors) return { exact, levels };
  }
  return { exact, levels: 2 };
}
