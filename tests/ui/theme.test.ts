import { describe, expect, test } from 'vitest';
import { withContrast } from '../../ui/theme/colors.ts';
import { contrastRatio } from '../../ui/theme/contrast.ts';
import { contrastPairs, highContrastPairs } from '../../ui/theme/contrastPairs.ts';
import { highContrastThemes } from '../../ui/theme/highContrast.ts';
import { hexOf, oklchOf } from '../../ui/theme/oklch.ts';
import {
  breakpoint,
  colorThemes,
  columnWidth,
  compact,
  controlSize,
  countFontSize,
  fineSizes,
  fontSize,
  layer,
  markSize,
  motion,
  roleColors,
  seriesColors,
  smallestTarget,
  space,
  type ThemeName,
} from '../../ui/theme/tokens.ts';
import { columnSize, fineSize, onGrid } from '../../ui/theme/sizes.ts';

const themes = Object.keys(colorThemes) as ThemeName[];

const neededInHighContrast = (front: string) =>
  highContrastPairs.find((pair) => pair.front === front)?.atLeast;

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

  describe.each(themes)('of the %s theme in high contrast', (theme) => {
    const colors = highContrastThemes[theme];
    test.each(highContrastPairs)('$front on $back reaches $atLeast', ({ front, back, atLeast }) => {
      expect(contrastRatio(colors[front], colors[back])).toBeGreaterThanOrEqual(atLeast);
    });

    test('keeps the backgrounds', () => {
      for (const name of ['paper', 'surface', 'sunken', 'ink', 'accentSoft'] as const)
        expect(colors[name]).toBe(colorThemes[theme][name]);
    });
  });

  test('in high contrast is 7:1 for text, and 4.5:1 for marks and lines', () => {
    expect(['text', 'focus', 'series3', 'line'].map(neededInHighContrast)).toEqual([7, 4.5, 4.5, 4.5]);
    expect(highContrastPairs).toHaveLength(contrastPairs.length + 3);
  });

  test('adapts by lightness alone, to the nearest color that passes, and leaves given colors', () => {
    const pale = { ...colorThemes.light, textMuted: '#9aa4b5' };
    const { textMuted } = withContrast(pale, contrastPairs);
    expect(contrastRatio(textMuted, pale.sunken)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(textMuted, pale.sunken)).toBeLessThan(4.6);
    expect(Math.abs(oklchOf(textMuted).hue - oklchOf(pale.textMuted).hue)).toBeLessThan(2);
    expect(withContrast(pale, contrastPairs, new Set(['textMuted'])).textMuted).toBe('#9aa4b5');
  });

  test('is checked for every color of text or marks', () => {
    const fronts = new Set(contrastPairs.map(({ front }) => front));
    const marks = [...roleColors, ...seriesColors];
    const words = Object.keys(colorThemes.light).filter((name) => /^(on[A-Z]|text)/.test(name));
    for (const name of [...marks, ...words]) expect([...fronts], name).toContain(name);
  });
});

describe('OKLCH', () => {
  test('of known colors is as CSS defines it', () => {
    expect(oklchOf('#ffffff').lightness).toBeCloseTo(1, 4);
    const red = oklchOf('#ff0000');
    expect([red.lightness, red.chroma, red.hue].map((value) => value.toFixed(2))).toEqual([
      '0.63',
      '0.26',
      '29.23',
    ]);
  });

  test('gives every color of the themes back', () => {
    const opaque = themes
      .flatMap((theme) => Object.values(colorThemes[theme]))
      .filter((c) => c.startsWith('#'));
    for (const color of opaque) expect(hexOf(oklchOf(color))).toBe(color);
  });

  test('loses chroma, not lightness, for what a screen cannot show', () => {
    const shown = oklchOf(hexOf({ lightness: 0.5, chroma: 0.4, hue: 150 }));
    expect(shown.lightness).toBeCloseTo(0.5, 1);
    expect(shown.chroma).toBeLessThan(0.2);
    expect(Math.abs(shown.hue - 150)).toBeLessThan(3);
    expect(hexOf({ lightness: 1.2, chroma: 0, hue: 0 })).toBe('#ffffff');
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
    expect([columnSize.aside, fineSize[5], onGrid(104)]).toEqual(['22rem', '0.3125rem', '6.5rem']);
    expect(() => onGrid(103)).toThrow('103 px is off the grid');
  });

  test('give controls a touch target of 44 px (WCAG 2.2, 2.5.5)', () => {
    expect(controlSize.standard).toBe(44);
  });

  test('are smaller in the compact density, with controls of 24 px at least (WCAG 2.2, 2.5.8)', () => {
    expect(smallestTarget).toBe(24);
    for (const height of Object.values(compact.control))
      expect(height).toBeGreaterThanOrEqual(smallestTarget);
    for (const [own, dense] of [
      [space, compact.space],
      [controlSize, compact.control],
    ] as [Record<string, number>, Record<string, number>][]) {
      for (const [name, px] of Object.entries(dense)) expect(px, name).toBeLessThan(own[name] ?? 0);
      const all = Object.values({ ...own, ...dense });
      expect(all).toEqual([...new Set(all)].toSorted((a, b) => a - b));
    }
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
