import { scales, type ScaleName } from '../scales.ts';
import { colorThemes, densities, elevation, smallestTarget } from '../tokens.ts';
import { colorThemeNames, type ThemeOptions } from './options.ts';

const opaque = /^#[\da-f]{6}$/i;
const translucent = /^rgb\(\d{1,3} \d{1,3} \d{1,3} \/ (0|1|0?\.\d+)\)$/;
/** Names as they are, or anything harmless in quotes. */
const family =
  /^(?:'[\p{L}\p{N} ._&+-]+'|"[\p{L}\p{N} ._&+-]+"|-?[\p{L}_][\p{L}\p{N}_-]*(?: [\p{L}_][\p{L}\p{N}_-]*)*)$/u;
const compound = /^(?=.)(?::root|[a-z][\w-]*)?(?:[.#]-?[a-z_][\w-]*|\[[a-z][\w-]*(?:="[\w .-]*")?\])*$/i;
/** Lengths and colors of shadows, without anything that could end a declaration. */
const shadow = /^[\w\s.,%#()/-]+$/;

/** @throws an error that says which option is wrong. */
function expect(isRight: boolean, option: string, value: unknown, wanted: string): void {
  if (!isRight)
    throw new Error(`createVetSyncTheme: ${option} is ${JSON.stringify(value)} and must be ${wanted}`);
}

const isText = (value: unknown, pattern: RegExp): boolean => typeof value === 'string' && pattern.test(value);
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

const expectColor = (option: string, value: unknown) =>
  expect(isText(value, opaque), option, value, 'a color such as #2c6a3e');
const expectAmount = (option: string, value: unknown) =>
  expect(isAmount(value), option, value, 'a number of 0 or more');

function expectFont(option: string, value: unknown): void {
  const isStack = typeof value === 'string' && value.split(',').every((name) => family.test(name.trim()));
  expect(isStack, option, value, `a list of font families such as "'Source Sans 3', sans-serif"`);
}

/** Calls back for each override in a group. @throws if a name is no token of it. */
function eachOverride(
  group: string,
  known: object,
  overrides: object | undefined,
  check: (option: string, value: unknown, name: string) => void,
): void {
  for (const [name, value] of Object.entries(overrides ?? {})) {
    expect(
      Object.hasOwn(known, name),
      `a name in tokens.${group}`,
      name,
      `one of ${Object.keys(known).join(', ')}`,
    );
    if (value !== undefined) check(`tokens.${group}.${name}`, value, name);
  }
}

function checkTokens(tokens: NonNullable<ThemeOptions['tokens']>): void {
  const groups = [...colorThemeNames, ...Object.keys(scales), 'shadow'];
  for (const group of Object.keys(tokens))
    expect(groups.includes(group), 'a name in tokens', group, `one of ${groups.join(', ')}`);
  for (const theme of colorThemeNames)
    eachOverride(theme, colorThemes.light, tokens[theme], (option, value, name) => {
      if (name === 'scrim')
        expect(isText(value, translucent), option, value, 'a color such as rgb(15 24 38 / 0.55)');
      else expectColor(option, value);
    });
  for (const group of Object.keys(scales) as ScaleName[])
    eachOverride(group, scales[group], tokens[group], (option, value) => {
      expectAmount(option, value);
      const least = `at least ${smallestTarget}, the smallest target in px`;
      if (group === 'control') expect(Number(value) >= smallestTarget, option, value, least);
    });
  eachOverride('shadow', elevation, tokens.shadow, (option, value) =>
    expect(isText(value, shadow), option, value, 'a shadow such as 0 2px 8px rgb(0 0 0 / 0.2)'),
  );
}

/**
 * Everything but contrast. Values reach a style sheet, so they may hold nothing that ends a declaration or a rule.
 *
 * @throws an error that names the first wrong option, its value, and what it must be.
 */
export function checkOptions({
  brand,
  neutral,
  honor,
  radius,
  font,
  density,
  selector,
  tokens,
}: ThemeOptions): void {
  expectColor('brand', brand);
  for (const [option, value] of Object.entries({ neutral, honor }))
    if (value !== undefined) expectColor(option, value);
  if (radius !== undefined) expectAmount('radius', radius);
  if (typeof font === 'object' && font !== null) {
    expectFont('font.text', font.text);
    expectFont('font.code', font.code);
  } else if (font !== undefined) expectFont('font', font);
  if (density !== undefined)
    expect(densities.includes(density), 'density', density, `one of ${densities.join(', ')}`);
  if (selector !== undefined)
    expect(
      isText(selector, compound),
      'selector',
      selector,
      'a tag, classes, ids and attributes, such as .clinic',
    );
  if (tokens !== undefined) checkTokens(tokens);
}
