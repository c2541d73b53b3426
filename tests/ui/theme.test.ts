import { describe, expect, test } from 'vitest';
import { contrastRatio } from '../../ui/theme/contrast.ts';
import {
  breakpoint,
  colorThemes,
  columnWidth,
  contrastPairs,
  controlSize,
  countFontSize,
  fineSizes,
  fontSize,
  layer,
  markSize,
  motion,
  roleColors,
  seriesColors,
  space,
  type ThemeName,
} from '../../ui/theme/tokens.ts';
import { column, fine, onGrid } from '../../ui/theme/sizes.ts';

const themes = Object.keys(colorThemes) as ThemeName[];

describe('contrast', () => {
  test('is measured as WCAG 2.2 defines it', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrastRatio('#123456', '#123456')).toBe(1);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  describe.each(themes)('of the %s theme', (theme) => {
    test.each(contrastPairs)('$front on $back reaches $atLeast', ({ front, back, atLeast }) => {
      expect(contrastRatio(colorThemes[theme][front], colorThemes[theme][back])).toBeGreaterThanOrEqual(
        atLeast,
      );
    });

    test('uses opaque colors, except for the scrim', () => {
      for (const [name, color] of Object.entries(colorThemes[theme]))
        expect(color, name).toMatch(name === 'scrim' ? /^rgb\(.+ \/ 0\.\d+\)$/ : /^#[0-9a-f]{6}$/);
    });
  });

  test('is checked for every color of text or marks', () => {
    const fronts = new Set(contrastPairs.map(({ front }) => front));
    const marks = [...roleColors, ...seriesColors];
    const words = Object.keys(colorThemes.light).filter((name) => /^(on[A-Z]|text)/.test(name));
    for (const name of [...marks, ...words]) expect([...fronts], name).toContain(name);
  });
});

describe('scales', () => {
  test('keep distances on a 4 px grid, except for the hairline', () => {
    const off = Object.entries(space).filter(([, px]) => px % 4 !== 0);
    expect(off).toEqual([['hair', 2]]);
  });

  test.each([
    ['distances', Object.values(space)],
    ['heights of controls', Object.values(controlSize)],
    ['marks', Object.values(markSize)],
    ['columns', Object.values(columnWidth)],
    ['optical corrections', fineSizes],
    ['sizes of counts', Object.values(countFontSize)],
    ['type sizes', Object.values(fontSize).map(({ size }) => size)],
    ['durations', Object.values(motion)],
    ['layers', Object.values(layer)],
    ['breakpoints', Object.values(breakpoint)],
  ])('%s increase', (_name, values: readonly number[]) => {
    expect(values).toEqual([...new Set(values)].toSorted((a, b) => a - b));
  });

  test('keep controls and columns on the 4 px grid, and corrections off it', () => {
    for (const px of [...Object.values(controlSize), ...Object.values(columnWidth)]) expect(px % 4).toBe(0);
    for (const px of fineSizes) expect(px % 4, `${px} px has a name or is onGrid`).not.toBe(0);
  });

  test("are written in rem, so that they follow the reader's text size", () => {
    expect([column.aside, fine[5], onGrid(104)]).toEqual(['22rem', '0.3125rem', '6.5rem']);
    expect(() => onGrid(103)).toThrow('103 px is off the grid');
  });

  test('give controls a touch target of 44 px (WCAG 2.2, 2.5.5)', () => {
    expect(controlSize.standard).toBe(44);
  });

  test('switch to the phone layout below 768 px (platform spec, section 9)', () => {
    expect(breakpoint.tablet).toBe(768);
  });

  test('have durations of 120 to 200 ms', () => {
    for (const ms of Object.values(motion)) {
      expect(ms).toBeGreaterThanOrEqual(120);
      expect(ms).toBeLessThanOrEqual(200);
    }
  });
});
