import { contrastRatio } from './contrast.ts';
import { hexOf, oklchOf } from './oklch.ts';
import type { ContrastPair } from './contrastPairs.ts';
import type { ColorName } from './tokens.ts';

/** A color for each name, opaque `#rrggbb` except for `scrim`. */
export type Colors = Readonly<Record<ColorName, string>>;

export interface FailingPair extends ContrastPair {
  /** The measured contrast ratio. */
  ratio: number;
}

/** The pairs that don't have the contrast they need. */
export function failingPairs(colors: Colors, pairs: readonly ContrastPair[]): FailingPair[] {
  return pairs
    .map((pair) => ({ ...pair, ratio: contrastRatio(colors[pair.front], colors[pair.back]) }))
    .filter(({ ratio, atLeast }) => ratio < atLeast);
}

/** Backgrounds, and text on solid colors. Every pair has one of them; the other color is the one that adapts. */
const anchors: ReadonlySet<ColorName> = new Set([
  'paper',
  'surface',
  'sunken',
  'ink',
  'inkRaised',
  'onAccent',
  'onCritical',
  'onRole',
  'onHonor',
  'accentSoft',
  'honorSoft',
  'infoSoft',
  'positiveSoft',
  'cautionSoft',
  'criticalSoft',
]);

/** Colors that keep their distance to another one when that adapts. */
const followers: Partial<Record<ColorName, readonly ColorName[]>> = {
  accent: ['accentHover', 'accentPressed'],
  criticalSolid: ['criticalHover', 'criticalPressed'],
};

/** Small enough not to be seen. */
const lightnessStep = 0.002;

/** The color with another lightness, the nearest one at which it has enough contrast to all. The same color if none has. */
function adaptLightness(color: string, partners: readonly { other: string; atLeast: number }[]): string {
  const passes = (hex: string) =>
    partners.every(({ other, atLeast }) => contrastRatio(hex, other) >= atLeast);
  const { lightness, ...rest } = oklchOf(color);
  const isDarker = partners.every(({ other }) => oklchOf(other).lightness > lightness);
  const step = isDarker ? -lightnessStep : lightnessStep;
  for (let at = lightness; at >= 0 && at <= 1; at += step) {
    const hex = at === lightness ? color : hexOf({ ...rest, lightness: at });
    if (passes(hex)) return hex;
  }
  return color;
}

/**
 * Changes the lightness of colors until their pairs have enough contrast. Backgrounds stay.
 *
 * @param given Colors that stay too. Their pairs may still fail.
 */
export function withContrast(
  colors: Colors,
  pairs: readonly ContrastPair[],
  given: ReadonlySet<ColorName> = new Set(),
): Colors {
  const result: Record<ColorName, string> = { ...colors };
  const adapt = (name: ColorName) => {
    if (given.has(name)) return;
    const partners = pairs
      .filter(({ front, back }) => front === name || back === name)
      .map(({ front, back, atLeast }) => ({ other: result[front === name ? back : front], atLeast }));
    if (partners.length > 0) result[name] = adaptLightness(result[name], partners);
  };
  const follow = (name: ColorName, change: number) => {
    if (given.has(name) || change === 0) return;
    const { lightness, ...rest } = oklchOf(result[name]);
    result[name] = hexOf({ ...rest, lightness: lightness + change });
  };
  for (const name of Object.keys(colors) as ColorName[]) {
    if (anchors.has(name) || name === 'scrim') continue;
    const before = oklchOf(result[name]).lightness;
    adapt(name);
    const change = oklchOf(result[name]).lightness - before;
    for (const follower of followers[name] ?? []) follow(follower, change);
  }
  return result;
}
