import { colorThemes } from '../../ui/theme/tokens.ts';

/** Pixels one after another, 0xrrggbb each. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint32Array;
}

/**
 * How the colors of a sheet were made fewer. Colors of the theme and colors of whole areas are kept as they are. The
 * rest, which is the soft edges of letters and shapes, is rounded to a few levels a channel.
 */
export interface Reduction {
  kept: ReadonlySet<number>;
  /** Levels of each channel that the others are rounded to. */
  levels: number;
}

/** A step of 42 of 255, so a soft edge is off by half of that at most. Twelve levels would take an eighth more than may be kept. */
const finestLevels = 7;
const mostColors = 256;
/** Share of a sheet from which a color counts as an area of its own. */
const areaShare = 0.002;
const mostAreas = 96;

const themeColors = new Set(
  Object.values(colorThemes)
    .flatMap((theme) => Object.values(theme))
    .filter((color) => /^#[\da-f]{6}$/.test(color))
    .map((color) => Number.parseInt(color.slice(1), 16)),
);

/** The same function, quick where a pixel has the color of the one before it, as most do. */
export function alongAreas(of: (color: number) => number): (color: number) => number {
  let last = -1;
  let result = 0;
  return (color) => {
    if (color !== last) [last, result] = [color, of(color)];
    return result;
  };
}

export function reduced(color: number, { kept, levels }: Reduction): number {
  if (kept.has(color)) return color;
  const step = 255 / (levels - 1);
  const round = (channel: number) => Math.round(Math.round((channel & 0xff) / step) * step);
  return (round(color >> 16) << 16) | (round(color >> 8) << 8) | round(color);
}

/** The finest reduction that brings the pictures of a sheet to 256 colors together. */
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
    .toSorted((one, other) => other[1] - one[1] || one[0] - other[0])
    .slice(0, mostAreas)
    .map(([color]) => color);
  const kept = new Set([...areas, ...[...counts.keys()].filter((color) => themeColors.has(color))]);
  for (let levels = finestLevels; levels > 2; levels -= 1) {
    const left = new Set(kept);
    for (const color of counts.keys()) left.add(reduced(color, { kept, levels }));
    if (left.size <= mostColors) return { kept, levels };
  }
  return { kept, levels: 2 };
}
