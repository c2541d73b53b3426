import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { highContrastThemes } from './highContrast.ts';
import { reducedByChoice, reducedByDevice } from './motion.ts';
import { compactValues, scaleValues } from './scales.ts';
import { themed, themeRules } from './themeRules.ts';
import {
  colorThemes,
  elevation,
  fontFamily,
  motion,
  textScale,
  textSizeNames,
  type ColorName,
} from './tokens.ts';
import { mapValues } from './units.ts';

// The values of all tokens. A page gets them once, with the theme, instead of with each component.

const { color, space, control, ...constants } = vars;

createGlobalTheme(':root', constants, {
  mark: scaleValues.mark,
  size: scaleValues.size,
  line: scaleValues.line,
  weight: scaleValues.weight,
  family: fontFamily,
  radius: scaleValues.radius,
  shadow: elevation,
  motion: scaleValues.motion,
  width: scaleValues.width,
});

// The density is set by an attribute, on any element.
const dense = { space, control };
const comfortableValues = { space: scaleValues.space, control: scaleValues.control };
globalStyle(':root, [data-density="comfortable"]', { vars: assignVars(dense, comfortableValues) });
globalStyle('[data-density="compact"]', { vars: assignVars(dense, compactValues) });

/** Colors that differ in high contrast. The others are set already. */
const highNames = (Object.keys(color) as ColorName[]).filter((name) =>
  (['light', 'dark'] as const).some((theme) => highContrastThemes[theme][name] !== colorThemes[theme][name]),
);
const highVars = (theme: keyof typeof highContrastThemes) =>
  Object.fromEntries(highNames.map((name) => [color[name], highContrastThemes[theme][name]]));

// Theme and contrast are set by attributes, on any element so that one page can show several, or follow the device.
for (const { theme, isHigh, selector, media } of themeRules()) {
  const rule = isHigh
    ? { vars: highVars(theme) }
    : { colorScheme: theme, vars: assignVars(color, colorThemes[theme]) };
  globalStyle(selector, media === undefined ? rule : { '@media': { [media]: rule } });
}

// Elements that keep their own colors in forced colors mode, such as a selected day, still get a system focus ring.
// A device with forced colors often asks for more contrast too.
globalStyle(themed(':root'), {
  '@media': { '(forced-colors: active)': { vars: { [color.focus]: 'Highlight !important' } } },
});

const still = assignVars(
  vars.motion,
  mapValues(motion, () => '0ms'),
);
globalStyle(':root', { '@media': { [reducedByDevice]: { vars: still } } });
globalStyle(reducedByChoice, { vars: still });

// All lengths except hairlines and corners are in rem, so that one text size scales the whole page.
for (const name of textSizeNames)
  globalStyle(`:root[data-text-size="${name}"]`, { fontSize: `${textScale[name]}%` });
