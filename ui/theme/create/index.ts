import { scales, type ScaleName } from '../scales.ts';
import { compact, elevation, fontFamily } from '../tokens.ts';
import { mapValues } from '../units.ts';
import { checkOptions } from './checks.ts';
import { withoutUndefined } from './withoutUndefined.ts';
import type { ThemeOptions } from './options.ts';
import { sheetOf, type ChangedScales } from './sheet.ts';
import { themeColors, type ThemeColors } from './themeColors.ts';

export type { ColorThemeName, ThemeOptions, TokenOverrides } from './options.ts';
export type { Colors } from '../colors.ts';
export { highContrastThemes } from '../highContrast.ts';
export { contrastPairs, highContrastPairs, type ContrastPair } from '../contrastPairs.ts';
export type { ColorName, Density } from '../tokens.ts';

/** Every token's value: colors by theme, and the groups that all themes share, in px, ms or as in CSS. */
export type ThemeTokens = ThemeColors & {
  readonly [Group in ScaleName]: Readonly<Record<string, number>>;
} & {
  readonly family: Readonly<Record<keyof typeof fontFamily, string>>;
  readonly shadow: Readonly<Record<keyof typeof elevation, string>>;
};

export interface VetSyncTheme {
  /** The style sheet. Load it after `@vetsync/ui/theme`. */
  css: string;
  tokens: ThemeTokens;
}

function changedScales({ radius, density, tokens = {} }: ThemeOptions): ChangedScales {
  const smallRatio = scales.radius.small / scales.radius.standard;
  const chosen: Partial<ChangedScales> = {
    ...(density === 'compact' && compact),
    ...(radius !== undefined && { radius: { standard: radius, small: Math.round(radius * smallRatio) } }),
  };
  return mapValues(scales, (_scale, group) => ({
    ...chosen[group],
    ...withoutUndefined(tokens[group]),
  })) as ChangedScales;
}

const familiesOf = (font: ThemeOptions['font']) =>
  typeof font === 'string' ? { text: font, code: font } : { ...font };

/**
 * Derives a theme from a brand color, checks every pair of colors that the components use, and writes its style sheet.
 * Needs neither React nor a browser; call it where you build your app.
 *
 * @throws an error that names a wrong option, or every pair with too little contrast: its colors, the theme, the
 *   measured ratio and the required one.
 */
export function createVetSyncTheme(options: ThemeOptions): VetSyncTheme {
  checkOptions(options);
  const colors = themeColors(options);
  const changed = changedScales(options);
  const family = familiesOf(options.font);
  const shadow = withoutUndefined(options.tokens?.shadow);
  return {
    css: sheetOf({ colors, scales: changed, family, shadow }, options.selector),
    tokens: {
      ...colors,
      ...(mapValues(scales, (scale, group) => ({
        ...scale,
        ...changed[group],
      })) as { [Group in ScaleName]: Record<string, number> }),
      family: { ...fontFamily, ...family },
      shadow: { ...elevation, ...shadow },
    },
  };
}
