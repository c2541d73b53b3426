import { hexOf, oklchOf, type Oklch } from '../oklch.ts';
import type { Colors } from '../colors.ts';
import { colorThemes, type ColorName, type ThemeName } from '../tokens.ts';
import type { ThemeOptions } from './options.ts';

/** The colors that derive from an option, and the one in the light theme that the option replaces. */
const families = {
  brand: {
    own: 'accent',
    tones: [
      'accent',
      'accentHover',
      'accentPressed',
      'onAccent',
      'accentSoft',
      'onAccentSoft',
      'nightAccent',
      'nightAccentHover',
      'onNightAccent',
      'ridgeNear',
    ],
    /** These keep their distance to the given lightness. */
    steps: ['accent', 'accentHover', 'accentPressed'],
  },
  honor: { own: 'honor', tones: ['honor', 'honorSoft', 'onHonorSoft', 'sun'], steps: ['honor'] },
} as const satisfies Record<string, { own: ColorName; tones: ColorName[]; steps: ColorName[] }>;

const neutrals = [
  'paper',
  'surface',
  'sunken',
  'ink',
  'inkRaised',
  'onInk',
  'onInkMuted',
  'sky',
  'ridgeFar',
  'ridgeMiddle',
  'onSun',
  'text',
  'textMuted',
  'line',
  'control',
  'onHonor',
  'roleAdmin',
] as const satisfies readonly ColorName[];

/** A neutral of VetSync's own with a typical amount of color. */
const typicalNeutral: ColorName = 'textMuted';

/** How much more color than VetSync's own the tints of a vivid brand and its neutrals get. */
const mostColor = { tones: 2, neutrals: 1.5 };

/** VetSync's own colors of a theme, with the hue and the amount of color of the given ones. */
export function brandColors(theme: ThemeName, options: ThemeOptions): Colors {
  const own = colorThemes[theme];
  const result: Record<ColorName, string> = { ...own };
  const change = (name: ColorName, to: (color: Oklch) => Oklch) => {
    result[name] = hexOf(to(oklchOf(own[name])));
  };
  for (const [option, family] of Object.entries(families)) {
    const given = options[option as keyof typeof families];
    if (given === undefined) continue;
    const [from, to] = [oklchOf(colorThemes.light[family.own]), oklchOf(given)];
    const moreColor = Math.min(to.chroma / from.chroma, mostColor.tones);
    for (const name of family.tones) {
      const isStep = theme === 'light' && (family.steps as readonly ColorName[]).includes(name);
      change(name, ({ lightness, chroma, hue }) => ({
        lightness: lightness + (isStep ? to.lightness - from.lightness : 0),
        chroma: chroma * moreColor,
        hue: hue + to.hue - from.hue,
      }));
    }
    if (theme === 'light') result[family.own] = given.toLowerCase();
  }
  if (options.neutral !== undefined) {
    const { chroma: wanted, hue } = oklchOf(options.neutral);
    const typical = oklchOf(colorThemes.light[typicalNeutral]).chroma;
    const moreColor = Math.min(wanted / typical, mostColor.neutrals);
    for (const name of neutrals)
      change(name, ({ lightness, chroma }) => ({ lightness, chroma: chroma * moreColor, hue }));
  }
  return result;
}

/** Colors of the light theme that are used as they are given. */
export const givenColors = ({ honor }: ThemeOptions): ColorName[] =>
  honor === undefined ? ['accent'] : ['accent', 'honor'];
