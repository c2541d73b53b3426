import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { compare, isBlank } from '../../scripts/visual/compare.ts';
import { accent, drawn, paper } from './support/pictures.ts';

const width = 360;
const height = 120;
const colorAt = (x: number, y: number) => (y > 40 && y < 60 && x < 200 ? accent : paper);
const page = drawn(width, height, colorAt);

/** The page with one pixel of another color. */
const dotted = (color: number) =>
  drawn(width, height, (x, y) => (x === 17 && y === 50 ? color : colorAt(x, y)));

describe('two pictures', () => {
  test('have no difference if they are the same', () => {
    expect(compare(page, page).changed).toBe(0);
  });

  test('differ by one pixel of another color', () => {
    expect(compare(page, dotted(paper)).changed).toBe(1);
  });

  test('differ by one pixel that is a few levels off', () => {
    expect(compare(page, dotted(accent + 0x070707)).changed).toBe(1);
  });

  test('are alike within the tolerance', () => {
    expect(compare(page, dotted(accent + 0x020202)).changed).toBe(0);
  });

  test('differ if everything has moved down by one pixel', () => {
    const after = drawn(width, height, (x, y) => colorAt(x, Math.max(0, y - 1)));
    expect(compare(page, after).changed).toBe(2 * 200);
  });

  test('differ by what only one of them has', () => {
    const after = drawn(width, height + 3, (x, y) => colorAt(x, Math.min(y, height - 1)));
    expect(compare(page, after).changed).toBeGreaterThanOrEqual(3 * width);
    expect(compare(after, page).changed).toBeGreaterThanOrEqual(3 * width);
  });

  test('show where they differ', () => {
    const { data } = PNG.sync.read(compare(page, dotted(paper)).difference);
    const marked = Array.from({ length: width * height }, (_, at) => at).filter(
      (at) => data.readUIntBE(at * 4, 3) === 0xd6006e,
    );
    expect(marked).toEqual([50 * width + 17]);
  });
});

test('a picture is blank if it has one color only', () => {
  expect(isBlank(drawn(4, 3, () => paper))).toBe(true);
  expect(isBlank(drawn(4, 3, (x, y) => (x === 3 && y === 2 ? accent : paper)))).toBe(false);
});
