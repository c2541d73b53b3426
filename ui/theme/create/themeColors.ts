import { failingPairs, withContrast, type Colors, type FailingPair } from '../colors.ts';
import { highContrast } from '../highContrast.ts';
import { contrastPairs, highContrastPairs } from '../contrastPairs.ts';
import type { ColorName, ThemeName } from '../tokens.ts';
import { mapValues } from '../units.ts';
import { brandColors, givenColors } from './brand.ts';
import { withoutUndefined } from './withoutUndefined.ts';
import { colorThemeNames, type ColorThemeName, type ThemeOptions } from './options.ts';

export type ThemeColors = Readonly<Record<ColorThemeName, Colors>>;

const titles: Record<ColorThemeName, string> = {
  light: 'light theme',
  dark: 'dark theme',
  lightHighContrast: 'light theme in high contrast',
  darkHighContrast: 'dark theme in high contrast',
};

const pairsOf = (theme: ColorThemeName) =>
  theme === 'light' || theme === 'dark' ? contrastPairs : highContrastPairs;

type ColorOverrides = Partial<Record<ColorName, string>> | undefined;
const names = (overrides: ColorOverrides) => Object.keys(withoutUndefined(overrides)) as ColorName[];
const withOverrides = (colors: Colors, overrides: ColorOverrides): Colors => ({
  ...colors,
  ...mapValues(withoutUndefined(overrides), (color) => color.toLowerCase()),
});

/** The colors of both contrasts. Derived ones adapt until their pairs pass; given ones stay. */
function colorsFor(theme: ThemeName, options: ThemeOptions): { [name: string]: Colors } {
  const { tokens = {} } = options;
  const high = `${theme}HighContrast` as const;
  const given = new Set([...names(tokens[theme]), ...(theme === 'light' ? givenColors(options) : [])]);
  const start = withOverrides(brandColors(theme, options), tokens[theme]);
  const standard = withContrast(start, contrastPairs, given);
  const raised = withOverrides(standard, tokens[high]);
  return { [theme]: standard, [high]: highContrast(raised, new Set(names(tokens[high]))) };
}

/** A failing pair in words. */
function sentence(theme: ColorThemeName, { front, back, ratio, atLeast }: FailingPair): string {
  // Rounded down, so that a ratio just below the minimum doesn't look as if it passed.
  const measured = Math.floor(ratio * 100) / 100;
  return `${front} on ${back} in the ${titles[theme]} has a contrast of ${measured}:1 and needs ${atLeast}:1`;
}

/** The nearest brand color or honor that passes, if one of them fails. */
function hints(options: ThemeOptions, colors: Colors): string[] {
  const near = withContrast(colors, contrastPairs, new Set(names(options.tokens?.light)));
  return (['accent', 'honor'] as const)
    .filter((name) => near[name] !== colors[name])
    .map((name) => `The nearest ${name === 'accent' ? 'brand' : name} that passes is ${near[name]}`);
}

/** @throws an error with a line for each pair that has too little contrast. */
function checkContrast(options: ThemeOptions, colors: ThemeColors): void {
  const failing = colorThemeNames.flatMap((theme) =>
    failingPairs(colors[theme], pairsOf(theme)).map((pair) => sentence(theme, pair)),
  );
  if (failing.length > 0)
    throw new Error(`createVetSyncTheme: ${[...failing, ...hints(options, colors.light)].join('\n  ')}`);
}

/**
 * The colors of a brand.
 *
 * @throws an error with a line for each pair that has too little contrast.
 */
export function themeColors(options: ThemeOptions): ThemeColors {
  const colors = { ...colorsFor('light', options), ...colorsFor('dark', options) } as ThemeColors;
  checkContrast(options, colors);
  return colors;
}
