import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failingPairs } from '../../ui/theme/colors.ts';
import { contrastPairs, highContrastPairs } from '../../ui/theme/contrastPairs.ts';
import { createVetSyncTheme, type ThemeOptions } from '../../ui/theme/create/index.ts';
import { colorThemeNames } from '../../ui/theme/create/options.ts';
import { highContrastThemes } from '../../ui/theme/highContrast.ts';
import { hexOf } from '../../ui/theme/oklch.ts';
import { themeRules } from '../../ui/theme/themeRules.ts';
import { colorThemes, compact, controlSize, space } from '../../ui/theme/tokens.ts';

const brand = colorThemes.light.accent;
const pairsOf = { light: contrastPairs, dark: contrastPairs } as Record<string, typeof contrastPairs>;
const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** The declarations of the rule with exactly this selector. */
function ruleIn(css: string, selector: string): Record<string, string> {
  const [, body = ''] = css.split(`${selector} {\n`);
  const [declarations = ''] = body.split('}');
  const lines = declarations.split(';').map((line) => line.trim().split(': '));
  return Object.fromEntries(lines.filter(([name]) => name !== ''));
}

/** The message of the error that the options cause. Empty if there is a theme. */
const thrown = (options: ThemeOptions) => {
  try {
    createVetSyncTheme(options);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a theme', () => {
  test("of VetSync's own colors is VetSync's own theme", () => {
    const { tokens } = createVetSyncTheme({ brand, honor: colorThemes.light.honor });
    expect(tokens.light).toEqual(colorThemes.light);
    expect(tokens.dark).toEqual(colorThemes.dark);
    expect(tokens.lightHighContrast).toEqual(highContrastThemes.light);
    expect(tokens.darkHighContrast).toEqual(highContrastThemes.dark);
    expect(tokens.space).toEqual(space);
  });

  test('uses brand and honor as they are given', () => {
    const { tokens } = createVetSyncTheme({ brand: '#1D5F8A', honor: '#c77b30' });
    expect(tokens.light).toMatchObject({ accent: '#1d5f8a', honor: '#c77b30' });
    expect(tokens.light.paper).toBe(colorThemes.light.paper);
    expect(tokens.dark.accent).not.toBe(colorThemes.dark.accent);
  });

  test('has neutrals without color if the given one has none', () => {
    const { light } = createVetSyncTheme({ brand, neutral: '#808080' }).tokens;
    for (const name of ['paper', 'text', 'textMuted', 'line'] as const)
      expect(light[name], name).toMatch(/^#(..)\1\1$/);
  });

  test('has all colors under every condition of theme and contrast', () => {
    const { css, tokens } = createVetSyncTheme({ brand: '#1d5f8a' });
    for (const { theme, isHigh, selector } of themeRules()) {
      const colors = tokens[isHigh ? (`${theme}HighContrast` as const) : theme];
      const rule = ruleIn(css, selector);
      for (const [name, color] of Object.entries(colors)) expect(rule[`--vs-color-${name}`]).toBe(color);
    }
    expect(css.match(/^ {2}color-scheme: dark/gm)).toHaveLength(2);
    expect(css).not.toContain('--vs-space');
    expect(css).not.toContain('--vs-family');
  });

  test('has the given corners and fonts, and an own font for codes', () => {
    const { css, tokens } = createVetSyncTheme({
      brand,
      radius: 5,
      font: { text: "'Source Sans 3', -apple-system, sans-serif", code: 'Fira Code' },
    });
    expect(ruleIn(css, ':root')).toEqual({
      '--vs-radius-standard': '5px',
      '--vs-radius-small': '3px',
      '--vs-family-text': "'Source Sans 3', -apple-system, sans-serif",
      '--vs-family-code': 'Fira Code',
    });
    expect(tokens.radius).toMatchObject({ standard: 5, small: 3, full: 999 });
    expect(createVetSyncTheme({ brand, font: 'Georgia' }).tokens.family).toEqual({
      text: 'Georgia',
      code: 'Georgia',
    });
  });

  test('is compact unless an attribute says otherwise', () => {
    const { css, tokens } = createVetSyncTheme({ brand, density: 'compact' });
    const rule = ruleIn(css, ':root:not([data-density])');
    expect(rule).toMatchObject({ '--vs-control-standard': '2.25rem', '--vs-space-medium': '0.75rem' });
    expect(tokens.control).toEqual({ ...controlSize, ...compact.control });
  });

  test('has single tokens replaced, in their units', () => {
    const { css, tokens } = createVetSyncTheme({
      brand,
      tokens: {
        dark: { paper: '#000000', scrim: 'rgb(0 0 0 / 0.8)' },
        lightHighContrast: { line: '#000000' },
        control: { large: 60 },
        weight: { strong: 700 },
        motion: { calm: 150 },
        shadow: { floating: 'none' },
        size: { body: undefined },
      },
    });
    expect(tokens.dark).toMatchObject({ paper: '#000000', scrim: 'rgb(0 0 0 / 0.8)' });
    expect(tokens.darkHighContrast.paper).toBe('#000000');
    expect(tokens.lightHighContrast.line).toBe('#000000');
    expect(tokens.light.line).toBe(colorThemes.light.line);
    expect(tokens.size.body).toBe(17);
    expect(ruleIn(css, ':root')).toEqual({ '--vs-weight-strong': '700', '--vs-shadow-floating': 'none' });
    expect(ruleIn(css, ':root:not([data-density])')).toEqual({ '--vs-control-large': '3.75rem' });
    // Reduced motion stays off.
    expect(css).toContain('@media (prefers-reduced-motion: no-preference) {\n:root:not(:root[data-motion');
  });

  test('stays within the chosen elements', () => {
    const { css } = createVetSyncTheme({ brand, radius: 0, selector: '[data-brand="harbor"]' });
    const selectors = [...css.matchAll(/^(?!@)(\S.*) \{$/gm)].map(([, selector = '']) => selector);
    expect(selectors.length).toBeGreaterThan(9);
    for (const selector of selectors) expect(selector).toMatch(/^(:is\()?\[data-brand="harbor"\]/);
  });
});

describe('an error', () => {
  test('names each failing pair, its theme, the ratio and the required one, and a brand that passes', () => {
    const lines = thrown({ brand: '#ffcc00' }).split('\n  ');
    expect(lines[0]).toBe(
      'createVetSyncTheme: accent on paper in the light theme has a contrast of 1.41:1 and needs 4.5:1',
    );
    expect(lines).toHaveLength(5);
    const [, nearest = ''] = /^The nearest brand that passes is (.*)$/.exec(lines.at(-1) ?? '') ?? [];
    expect(createVetSyncTheme({ brand: nearest }).tokens.light.accent).toBe(nearest);
  });

  test.each([
    ['light', 'textMuted', '#999999', 'textMuted on paper in the light theme'],
    ['dark', 'control', '#333333', 'control on paper in the dark theme'],
    ['lightHighContrast', 'line', '#cccccc', 'line on paper in the light theme in high contrast'],
    ['darkHighContrast', 'accent', '#555555', 'accent on paper in the dark theme in high contrast'],
  ] as const)('is thrown for a replaced token of the %s theme, %s %s', (theme, name, color, start) => {
    const message = thrown({ brand, tokens: { [theme]: { [name]: color } } });
    expect(message).toContain(`createVetSyncTheme: ${start} has a contrast of `);
    expect(message).not.toContain('nearest');
  });

  test.each<[string, ThemeOptions]>([
    ['brand', { brand: 'green' }],
    ['brand', { brand: '#2c6' }],
    ['neutral', { brand, neutral: 'rgb(0 0 0)' }],
    ['honor', { brand, honor: '' }],
    ['radius', { brand, radius: -1 }],
    ['radius', { brand, radius: Number.NaN }],
    ['density', { brand, density: 'tiny' as 'compact' }],
    ['tokens.control.small', { brand, tokens: { control: { small: 20 } } }],
    ['tokens.space.large', { brand, tokens: { space: { large: Number.POSITIVE_INFINITY } } }],
    ['tokens.light.scrim', { brand, tokens: { light: { scrim: '#000000' } } }],
    ['a name in tokens.light', { brand, tokens: { light: { acent: '#000000' } as object } }],
    ['a name in tokens', { brand, tokens: { sepia: {} } as object }],
    ['the name of an option', { brand, accent: '#1d5f8a' } as ThemeOptions],
    [
      'a name in font',
      { brand, font: { text: 'Arial', code: 'Arial', title: 'Arial' } as ThemeOptions['font'] },
    ],
  ])('names the wrong option: %s', (option, options) => {
    expect(thrown(options)).toMatch(`createVetSyncTheme: ${option} is `);
    expect(thrown(options)).toContain(' must be ');
  });

  test.each<[string, (text: string) => ThemeOptions]>([
    ['brand', (text) => ({ brand: text })],
    ['font', (text) => ({ brand, font: text })],
    ['font.code', (text) => ({ brand, font: { text: 'Arial', code: text } })],
    ['selector', (text) => ({ brand, selector: text })],
    ['tokens.dark.text', (text) => ({ brand, tokens: { dark: { text } } })],
    ['tokens.dark.scrim', (text) => ({ brand, tokens: { dark: { scrim: text } } })],
    ['tokens.shadow.floating', (text) => ({ brand, tokens: { shadow: { floating: text } } })],
  ])('refuses what would leave the declaration in %s', (option, withText) => {
    const ends = [
      '} body { color: red',
      'x; color: red',
      '/* x */ }',
      '</style>',
      "'x",
      '\\7d',
      'x\n}',
      '{}',
    ];
    for (const text of ends) expect(thrown(withText(text)), text).toContain(`${option} is `);
  });

  test('is not thrown for ordinary fonts and selectors', () => {
    const fonts = ['system-ui', "'Source Sans 3', Arial", '"Noto Sans", -apple-system, sans-serif'];
    for (const font of fonts) expect(thrown({ brand, font })).toBe('');
    const selectors = [':root', '.clinic', '#app', 'body.clinic', '[data-brand]', ':root[data-brand="a b"]'];
    for (const selector of selectors) expect(thrown({ brand, selector })).toBe('');
  });
});

describe('whatever the brand', () => {
  test('every pair passes or is named in the error', () => {
    fc.assert(
      fc.property(anyHex, fc.option(anyHex, { nil: undefined }), (color, neutral) => {
        try {
          const { tokens } = createVetSyncTheme({ brand: color, ...(neutral && { neutral }) });
          for (const theme of colorThemeNames)
            expect(failingPairs(tokens[theme], pairsOf[theme] ?? highContrastPairs)).toEqual([]);
        } catch (error) {
          expect((error as Error).message).toMatch(
            /^createVetSyncTheme: \w+ on \w+ in the light theme has a contrast of [\d.]+:1 and needs 4\.5:1\n/,
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a dark enough one gives a theme', () => {
    const hue = fc.double({ min: 0, max: 360, noNaN: true });
    const chroma = fc.double({ min: 0, max: 0.25, noNaN: true });
    const lightness = fc.double({ min: 0.3, max: 0.48, noNaN: true });
    fc.assert(
      fc.property(hue, chroma, lightness, (h, c, l) => {
        const color = hexOf({ hue: h, chroma: c, lightness: l });
        expect(createVetSyncTheme({ brand: color, neutral: color }).tokens.light.accent).toBe(color);
      }),
      { numRuns: 60 },
    );
  });
});
