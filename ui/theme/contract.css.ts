import { createGlobalThemeContract } from '@vanilla-extract/css';
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
} from './tokens.ts';
import { mapValues } from './units.ts';

const named = <T extends object>(scale: T) => mapValues(scale, () => null);

/** CSS variables of all tokens, named `--vs-{group}-{token}`. */
export const vars = createGlobalThemeContract(
  {
    color: named(colorThemes.light),
    space: named(space),
    control: named(controlSize),
    mark: named(markSize),
    size: named(fontSize),
    line: named(fontSize),
    weight: named(fontWeight),
    family: named(fontFamily),
    radius: named(radius),
    shadow: named(elevation),
    motion: named(motion),
    width: named(contentWidth),
  },
  (_value, path) => `vs-${path.join('-')}`,
);
