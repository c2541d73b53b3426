import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './support/stories.ts';

/** Sheets that may name the left or right, with what they write and why it is the same in every language. */
const exceptions: Record<string, { written: readonly string[]; because: string }> = {
  'ui/components/Spinner/Spinner.css.ts': {
    written: ['borderRightColor', 'borderRightColor'],
    because: 'The gap in a ring that turns has no side.',
  },
  'ui/screens/landing/HeroDrawing.css.ts': {
    written: ['left'],
    because: 'A drawing is centered by a transform, which knows only left and right.',
  },
};

const names = [
  /\b(?:margin|padding|scrollMargin|scrollPadding|border)(?:Left|Right)\w*(?=['"]?:)/g,
  /\bborder(?:Top|Bottom)(?:Left|Right)Radius(?=['"]?:)/g,
  // A variant with the name `left` has a style as its value.
  /(?<![\w.])(?:left|right)(?=['"]?: (?!style\(|[[{]))/g,
  /\b(?:textAlign|float|clear|justify\w+): '(?:left|right)'/g,
];
const shorthands =
  /\b(?:margin|padding|inset|borderWidth|borderColor|borderStyle|borderRadius): (['`])(.+?)\1/g;

/** Splits a value at spaces outside of parentheses and placeholders. */
const partsOf = (value: string) => value.match(/(?:\$\{[^}]*\}|\((?:[^()]|\([^()]*\))*\)|\S)+/g) ?? [];

/** Whether the two sides of a shorthand differ: the second and fourth of four lengths, or corners beside each other. */
function hasSides(shorthand: string, value: string): boolean {
  const parts = partsOf(value);
  if (!shorthand.startsWith('borderRadius')) return parts.length === 4 && parts[1] !== parts[3];
  const [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = parts;
  return topLeft !== topRight || bottomLeft !== bottomRight;
}

/** What in a sheet stays on its side when the page is read from right to left. */
function sidesIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  return [
    ...names.flatMap((name) => [...code.matchAll(name)]),
    ...[...code.matchAll(shorthands)].filter(([shorthand, , value]) => hasSides(shorthand, value!)),
  ].map(([written]) => written);
}

const sheets = globSync('{ui,app,stories,.storybook,samples}/**/*.css.ts', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
});

describe('left and right in style sheets', () => {
  test('are start and end', () => {
    expect(sheets.length).toBeGreaterThan(150);
    const found = sheets.flatMap((path) => {
      const sides = sidesIn(readFileSync(resolve(root, path), 'utf8'));
      return sides.length > 0 ? [[path, sides] as const] : [];
    });
    const allowed = Object.entries(exceptions).map(([path, { written }]) => [path, written]);
    expect(found.toSorted(), 'write marginInlineStart, insetInlineEnd, textAlign: start').toEqual(allowed);
  });

  test.each([
    'marginLeft: 0',
    "'paddingRight': 0",
    'borderLeftColor: color.line',
    'borderTopRightRadius: 0',
    'left: 0',
    "right: '50%'",
    "textAlign: 'left'",
    "float: 'right'",
    "padding: '0 1px 0 2px'",
    'margin: `0 ${a} 0 calc(${a} + ${b})`',
    "inset: 'auto 0 0 auto'",
    "borderRadius: '4px 4px 0 4px'",
  ])('are found in %s', (code) => {
    expect(sidesIn(`style({ ${code} })`)).toHaveLength(1);
  });

  test.each([
    'marginInlineStart: 0',
    "textAlign: 'start'",
    'left: style([swatch])',
    "padding: '0 1px 2px 1px'",
    'padding: `0 ${onGrid(4)}`',
    "inset: 'auto 0 0'",
    "borderRadius: '4px 4px 0 0'",
    'top: rect.left',
    '/* left: 0 */',
  ])('are not found in %s', (code) => {
    expect(sidesIn(`style({ ${code} })`)).toEqual([]);
  });
});
