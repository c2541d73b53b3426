import { create, type ThemeVars } from 'storybook/theming';
// Imported by file, because Storybook's manager is built without the plugin for the theme's style sheets.
import { colorThemes, fontFamily, radius, type ThemeName } from '../ui/theme/tokens.ts';

function lookOf(base: ThemeName, font: { fontBase?: string } = {}): ThemeVars {
  const color = colorThemes[base];
  return create({
    base,
    brandTitle: 'VetSync, the design system',
    brandUrl: './',
    colorPrimary: color.accent,
    colorSecondary: color.accent,
    appBg: color.sunken,
    appContentBg: color.paper,
    appHoverBg: color.accentSoft,
    appPreviewBg: color.paper,
    appBorderColor: color.line,
    appBorderRadius: radius.small,
    textColor: color.text,
    textMutedColor: color.textMuted,
    barBg: color.surface,
    barTextColor: color.textMuted,
    barHoverColor: color.accent,
    barSelectedColor: color.accent,
    buttonBg: color.surface,
    buttonBorder: color.control,
    inputBg: color.surface,
    inputBorder: color.control,
    inputTextColor: color.text,
    inputBorderRadius: radius.small,
    ...font,
  });
}

/** Storybook's own interface in our colors. */
export const looks: Record<ThemeName, ThemeVars> = { light: lookOf('light'), dark: lookOf('dark') };

/** Documentation pages, where our font is available too. */
const font = { fontBase: fontFamily.text };
export const docsLooks: typeof looks = { light: lookOf('light', font), dark: lookOf('dark', font) };
