import { scales, type ScaleName } from '../scales.ts';
import { colorThemes, densities, elevation, smallestTarget } from '../tokens.ts';
import { colorThemeNames, type ThemeOptions } from './options.ts';

const hexColor = /^#[\da-f]{6}$/i;
const rgbColor = /^rgb\(\d{1,3} \d{1,3} \d{1,3} \/ (0|1|0?\.\d+)\)$/;
/** Names as they are, or anything harmless in quotes. */
const fontFamily =
  /^(?:'[\p{L}\p{N} ._&+-]+'|"[\p{L}\p{N} ._&+-]+"|-?[\p{L}_][\p{L}\p{N}_-]*(?: [\p{L}_][\p{L}\p{N}_-]*)*)$/u;
const compoundSelector =
  /^(?=.)(?::root|[a-z][\w-]*)?(?:[.#]-?[a-z_][\w-]*|\[[a-z][\w-]*(?:="[\w .-]*")?\])*$/i;
/** Lengths and colors of shadows, without anything that could end a declaration. */
const shadowValue = /^[\w\s.,%#()/-]+$/;

/** @throws an error that says which option is wrong. */
function expect(isValid: boolean, option: string, value: unknown, expected: string): void {
  if (!isValid)
    throw new Error(`createVetSyncTheme: ${option} is ${JSON.stringify(value)} and must be ${expected}`);
}

const isText = (value: unknown, pattern: RegExp): boolean => typeof value === 'string' && pattern.test(value);
const isNonNegative = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

const expectColor = (option: string, value: unknown) =>
  expect(isText(value, hexColor), option, value, 'a color such as #2c6a3e');
const expectNonNegative = (option: string, value: unknown) =>
  expect(isNonNegative(value), option, value, 'a number of 0 or more');

function expectFont(option: string, value: unknown): void {
  const isStack = typeof value === 'string' && value.split(',').every((name) => fontFamily.test(name.trim()));
  expect(isStack, option, value, `a list of font families such as "'Source Sans 3', sans-serif"`);
}

/** What doesn't exist would be left out without a word. @throws if a name isn't allowed. */
const expectName = (kind: string, allowed: readonly string[], name: string) =>
  expect(allowed.includes(name), kind, name, `one of ${allowed.join(', ')}`);

/** Calls back for each override in a group. @throws if a name is no token of it. */
function eachOverride(
  group: string,
  allowed: object,
  overrides: object | undefined,
  check: (option: string, value: unknown, name: string) => void,
): void {
  for (const [name, value] of Object.entries(overrides ?? {})) {
    expectName(`a name in tokens.${group}`, Object.keys(allowed), name);
    if (value !== undefined) check(`tokens.${group}.${name}`, value, name);
  }
}

function checkTokens(tokens: NonNullable<ThemeOptions['tokens']>): void {
  const groups = [...colorThemeNames, ...Object.keys(scales), 'shadow'];
  for (const group of Object.keys(tokens)) expectName('a name in tokens', groups, group);
  for (const theme of colorThemeNames)
    eachOverride(theme, colorThemes.light, tokens[theme], (option, value, name) => {
      if (name === 'scrim')
        expect(isText(value, rgbColor), option, value, 'a color such as rgb(15 24 38 / 0.55)');
      else expectColor(option, value);
    });
  for (const group of Object.keys(scales) as ScaleName[])
    eachOverride(group, scales[group], tokens[group], (option, value) => {
      expectNonNegative(option, value);
      const minimum = `at least ${smallestTarget}, the smallest target in px`;
      if (group === 'control') expect(Number(value) >= smallestTarget, option, value, minimum);
    });
  eachOverride('shadow', elevation, tokens.shadow, (option, value) =>
    expect(isText(value, shadowValue), option, value, 'a shadow such as 0 2px 8px rgb(0 0 0 / 0.2)'),
  );
}

const optionNames = [
  'brand',
  'neutral',
  'honor',
  'radius',
  'font',
  'density',
  'tokens',
  'selector',
] as const satisfies readonly (keyof ThemeOptions)[];

/**
 * Everything but contrast. Values reach a style sheet, so they may hold nothing that ends a declaration or a rule.
 *
 * @throws an error that names the first wrong option, its value, and what it must be.
 */
export function checkOptions(options: ThemeOptions): void {
  for (const name of Object.keys(options)) expectName('the name of an option', optionNames, name);
  const { brand, neutral, honor, radius, font, density, selector, tokens } = options;
  expectColor('brand', brand);
  for (const [option, value] of Object.entries({ neutral, honor }))
    if (value !== undefined) expectColor(option, value);
  if (radius !== undefined) expectNonNegative('radius', radius);
  if (typeof font === 'object' && font !== null) {
    for (const name of Object.keys(font)) expectName('a name in font', ['text', 'code'], name);
    expectFont('font.text', font.text);
    expectFont('font.code', font.code);
  } else if (font !== undefined) expectFont('font', font);
  if (density !== undefined)
    expect(densities.includes(density), 'density', density, `one of ${densities.join(', ')}`);
  if (selector !== undefined)
    expect(
      isText(selector, compoundSelector),
      'selector',
      selector,
      'a tag, classes, ids and attributes, such as .clinic',
    );
  if (tokens !== undefined) checkTokens(tokens);
}
