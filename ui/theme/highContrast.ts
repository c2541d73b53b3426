import { withContrast, type Colors } from './colors.ts';
import { highContrastPairs } from './contrastPairs.ts';
import { colorThemes, type ColorName } from './tokens.ts';

/** The colors of a theme in high contrast. Backgrounds stay. */
export const highContrast = (colors: Colors, given?: ReadonlySet<ColorName>): Colors =>
  withContrast(colors, highContrastPairs, given);

/** VetSync's own colors in high contrast. */
export const highContrastThemes = {
  light: highContrast(colorThemes.light),
  dark: highContrast(colorThemes.dark),
};
