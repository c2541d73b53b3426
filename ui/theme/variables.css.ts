import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import {
  colorThemes,
  contentWidth,
  controlSize,
  elevation,
  fontFamily,
  fontSize,
  fontWeight,
  markSize,
  motion,
  radius,
  space,
  textScale,
  textSizeNames,
} from './tokens.ts';
import { reducedByChoice, reducedByDevice } from './motion.ts';
import { mapValues, px, rem } from './units.ts';

// The values of all tokens. A page gets them once, with the theme, instead of with each component.

const { color, ...constants } = vars;

createGlobalTheme(':root', constants, {
  space: mapValues(space, rem),
  control: mapValues(controlSize, rem),
  mark: mapValues(markSize, rem),
  size: mapValues(fontSize, ({ size }) => rem(size)),
  line: mapValues(fontSize, ({ line }) => String(line)),
  weight: fontWeight,
  family: fontFamily,
  radius: mapValues(radius, px),
  shadow: elevation,
  motion: mapValues(motion, (ms) => `${ms}ms`),
  width: mapValues(contentWidth, rem),
});

// The theme is set by an attribute, on any element so that one page can show both, or follows the system without one.
globalStyle(':root, [data-theme="light"]', {
  colorScheme: 'light',
  vars: assignVars(color, colorThemes.light),
});
globalStyle(':root:not([data-theme])', {
  '@media': {
    '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: assignVars(color, colorThemes.dark) },
  },
});
globalStyle('[data-theme="dark"]', { colorScheme: 'dark', vars: assignVars(color, colorThemes.dark) });

// Elements that keep their own colors in forced colors mode, such as a selected day, still get a system focus ring.
globalStyle(':root:not([data-theme]), [data-theme]', {
  '@media': { '(forced-colors: active)': { vars: { [color.focus]: 'Highlight' } } },
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
