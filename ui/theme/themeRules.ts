import type { ThemeName } from './tokens.ts';

/** The attribute is on the element itself, or on one around it while the element has none. */
const inheriting = (name: string, value: string) =>
  `:is([${name}="${value}"], [${name}="${value}"] *:not([${name}]))`;

interface Condition {
  /** Added to a selector. */
  when: string;
  media?: string;
}

const themes: readonly (Condition & { theme: ThemeName })[] = [
  { theme: 'light', when: '' },
  { theme: 'dark', when: ':not([data-theme], [data-theme] *)', media: '(prefers-color-scheme: dark)' },
  { theme: 'dark', when: inheriting('data-theme', 'dark') },
];

const contrasts: readonly (Condition & { isHigh: boolean })[] = [
  { isHigh: false, when: '' },
  {
    isHigh: true,
    when: ':not([data-contrast="standard"], [data-contrast="standard"] *)',
    media: '(prefers-contrast: more)',
  },
  { isHigh: true, when: inheriting('data-contrast', 'more') },
];

/** Where the colors of a theme apply. */
export interface ThemeRule {
  theme: ThemeName;
  /** In high contrast. */
  isHigh: boolean;
  selector: string;
  media?: string;
}

/** Elements that get colors of their own: those with the theme, and those in it where an attribute changes something. */
export const themed = (root: string): string =>
  root === ':root'
    ? ':is(:root, [data-theme], [data-contrast])'
    : `:is(${root}, ${root} [data-theme], ${root} [data-contrast])`;

/** Every rule of a theme. A later one is at least as specific as an earlier one that it replaces. */
export const themeRules = (root = ':root'): ThemeRule[] =>
  contrasts.flatMap((contrast) =>
    themes.map(({ theme, when, media }) => ({
      theme,
      isHigh: contrast.isHigh,
      selector: `${themed(root)}${when}${contrast.when}`,
      media: [contrast.media, media].filter(Boolean).join(' and ') || undefined,
    })),
  );
