import { describe, expect, test } from 'vitest';
import { reductionFor, type Picture } from '../../scripts/visual/colors.ts';
import { compare } from '../../scripts/visual/compare.ts';
import { readSheet, writeSheet } from '../../scripts/visual/sheet.ts';
import { accent, drawn, paper, softEdge } from './support/pictures.ts';

/** The picture after a round trip through a baseline file. */
const stored = (picture: Picture) => {
  const sheet = readSheet(writeSheet(new Map([['story', { hash: 'first', picture }]])));
  return { before: sheet.picture('story')!, reduction: sheet.reduction };
};
const changedIn = (picture: Picture, after: Picture) => {
  const { before, reduction } = stored(picture);
  return compare(before, after, reduction).changed;
};

const width = 360;
const height = 120;
const page = drawn(width, height, (x, y) => (y > 40 && y < 60 && x < 200 ? accent : paper));

describe('two pictures', () => {
  test('have no difference if they are the same', () => {
    expect(changedIn(page, page)).toBe(0);
  });

  test('differ by one pixel of another color', () => {
    const after = drawn(width, height, (x, y) =>
      x === 17 && y === 50 ? paper : page.pixels[y * width + x]!,
    );
    expect(changedIn(page, after)).toBe(1);
  });

  test('differ by one pixel that is a few levels off a theme color', () => {
    const off = accent + 0x070707;
    const after = drawn(width, height, (x, y) => (x === 17 && y === 50 ? off : page.pixels[y * width + x]!));
    expect(changedIn(page, after)).toBe(1);
  });

  test('are alike within the tolerance', () => {
    const off = accent + 0x020202;
    const after = drawn(width, height, (x, y) => (x === 17 && y === 50 ? off : page.pixels[y * width + x]!));
    expect(changedIn(page, after)).toBe(0);
  });

  test('differ if everything has moved down by one pixel', () => {
    const after = drawn(width, height, (x, y) => page.pixels[Math.max(0, y - 1) * width + x]!);
    expect(changedIn(page, after)).toBe(2 * 200);
  });

  test('differ by what only one of them has', () => {
    const after = drawn(width, height + 3, (x, y) => page.pixels[Math.min(y, height - 1) * width + x]!);
    expect(changedIn(page, after)).toBeGreaterThanOrEqual(3 * width);
    expect(changedIn(after, page)).toBeGreaterThanOrEqual(3 * width);
  });

  test('do not differ because of rounded soft edges', () => {
    const soft = drawn(width, height, (x, y) => softEdge(x, y));
    const { before, reduction } = stored(soft);
    expect(before.pixels).not.toEqual(soft.pixels);
    expect(compare(before, soft, reduction).changed).toBe(0);
  });

  test('show where they differ', () => {
    const after = drawn(width, height, (x, y) =>
      x === 17 && y === 50 ? paper : page.pixels[y * width + x]!,
    );
    const { before, reduction } = stored(page);
    const { difference } = compare(before, after, reduction);
    const marked = [...difference.pixels.keys()].filter((at) => difference.pixels[at] === 0xd6006e);
    expect(marked).toEqual([50 * width + 17]);
  });
});

describe('the reduction of colors', () => {
  test('preserves colors of the theme and of large areas and is limited to 256', () => {
    const area = 0x123457;
    const many = drawn(640, 400, (x, y) =>
      y < 20 ? area : y < 21 ? accent : ((x * 77 + y * 31) * 2654435) & 0xffffff,
    );
    const { exact, levels } = reductionFor([many]);
    expect([...exact]).toEqual(expect.arrayContaining([area, accent]));
    expect(levels).toBeLessThan(12);
    const { before } = stored(many);
    expect(new Set(before.pixels).size).toBeLessThanOrEqual(256);
  });
});
