import { create, type ThemeVars } from 'storybook/theming';
// By its file: Storybook builds its own window without what makes style sheets of the rest of the theme.
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

/** Storybook itself, in our colors. */
export const looks: Record<ThemeName, ThemeVars> = { light: lookOf('light'), dark: lookOf('dark') };

/** Its pages of documentation, where our font is there as well. */
const font = { fontBase: fontFamily.text };
export const docsLooks: typeof looks = { light: lookOf('light', font), dark: lookOf('dark', font) };
