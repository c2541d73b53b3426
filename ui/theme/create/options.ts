import type { ScaleName, Scales } from '../scales.ts';
import type { ColorName, Density, elevation } from '../tokens.ts';

/** The four color themes of a brand. */
export const colorThemeNames = ['light', 'dark', 'lightHighContrast', 'darkHighContrast'] as const;
export type ColorThemeName = (typeof colorThemeNames)[number];

/** New values of single tokens, by theme or group. What has none keeps its own. */
export type TokenOverrides = { readonly [Theme in ColorThemeName]?: Partial<Record<ColorName, string>> } & {
  /** In px; `line` in multiples of the size, `motion` in ms. The same in all color themes. */
  readonly [Group in ScaleName]?: { readonly [Name in keyof Scales[Group]]?: number };
} & { readonly shadow?: Partial<Record<keyof typeof elevation, string>> };

export interface ThemeOptions {
  /** The color of actions and links in the light theme, `#rrggbb`. Used as it is, or refused. */
  brand: string;
  /**
   * The hue of backgrounds, text and lines, `#rrggbb`. Their lightness stays, and strong colors are muted.
   *
   * @default VetSync's navy and warm paper
   */
  neutral?: string;
  /**
   * The color of honors and highlights in the light theme, `#rrggbb`. Used as it is, or refused.
   *
   * @default VetSync's brass
   */
  honor?: string;
  /**
   * The radius of standard corners in px. Small ones follow; round shapes stay round.
   *
   * @default 10
   */
  radius?: number;
  /**
   * Font families as in CSS, `code` for tables and codes, where a zero must not look like the letter O. Load the files
   * yourself.
   *
   * @default Atkinson Hyperlegible Next
   */
  font?: string | { text: string; code: string };
  /**
   * Where no `data-density` says otherwise.
   *
   * @default 'comfortable'
   */
  density?: Density;
  /** Single tokens. Their contrast is checked too. */
  tokens?: TokenOverrides;
  /**
   * The elements with this theme: a tag, classes, ids and attributes, such as `[data-brand="harbor"]`.
   *
   * @default ':root'
   */
  selector?: string;
}
