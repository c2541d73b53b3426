import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './support/stories.ts';

/**
 * Thickest line in px that code may set itself. Borders, focus rings and their offsets don't grow with the reader's
 * text size, so they are not sizes of the theme.
 */
const lineMax = 6;

/**
 * Lengths in a source file that belong in the theme (CONTRIBUTING.md, Add a component). Only style sheets may not
 * compute lengths: scripts compute them from data, such as the widths of a table's columns.
 */
function lengthsIn(source: string, isSheet = true): string[] {
  const code = source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(isSheet ? /(\d*\.?\d+|\})(rem|px)\b/g : /(\d*\.?\d+)(rem|px)\b/g)]
    .filter(([, amount, unit]) => unit === 'rem' || Number.isNaN(Number(amount)) || Number(amount) > lineMax)
    .map(([written]) => written);
}

const sources = globSync('ui/{components,screens}/**/*.{ts,tsx}', { cwd: root });

describe('lengths outside the theme', () => {
  test('are tokens', () => {
    expect(sources.length).toBeGreaterThan(500);
    const found = sources.flatMap((path) =>
      lengthsIn(readFileSync(resolve(root, path), 'utf8'), path.endsWith('.css.ts')).map(
        (length) => `${path}: ${length}`,
      ),
    );
    expect(found, 'take a size from ui/theme').toEqual([]);
  });

  test.each([
    "'2.75rem'",
    '`calc(100% - 1rem)`',
    "'(min-width: 768px)'",
    '`(min-width: ${tablet}px)`',
    "'.5rem'",
  ])('are found in %s', (code) => {
    expect(lengthsIn(`style({ width: ${code} })`)).toHaveLength(1);
  });

  test.each(["'1px solid'", "'-3px'", "'50%'", "'0.15em'", "'11pt'", '/* 12px */', '// 1rem'])(
    'are not found in %s',
    (code) => {
      expect(lengthsIn(code)).toEqual([]);
    },
  );
});
