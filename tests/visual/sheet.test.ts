import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { pictureOf } from '../../scripts/visual/compare.ts';
import { readPalettePng, writePalettePng } from '../../scripts/visual/palettePng.ts';
import { readSheet, writeSheet, type Shot } from '../../scripts/visual/sheet.ts';
import { accent, drawn, paper } from './support/pictures.ts';

describe.each([
  ['few colors', 16, 4],
  ['many colors', 200, 8],
])('a palette PNG of %s', (_, colors, depth) => {
  const [width, height] = [33, 9];
  const palette = Array.from({ length: colors }, (__, index) => index * 0x010305);
  const indices = Uint8Array.from({ length: width * height }, (__, index) => (index * 7) % colors);
  const file = writePalettePng({ width, height, indices, palette, text: '{"kept":[1]}' });

  test('is read as it was written', () => {
    expect(readPalettePng(file)).toEqual({ width, height, indices, palette, text: '{"kept":[1]}' });
  });

  test('can be read by other PNG decoders', () => {
    const read = PNG.sync.read(file);
    const wanted = Uint32Array.from(indices, (index) => palette[index]!);
    expect(pictureOf(read.width, read.height, read.data).pixels).toEqual(wanted);
    expect([file[24], file[25]]).toEqual([depth, 3]);
  });
});

const line = (x: number, y: number) => (x > 500 && x < 520 && y % 9 < 4 ? accent : paper);

describe('a sheet', () => {
  const long = drawn(1280, 300, line);
  const moved = drawn(1280, 320, (x, y) => (y < 20 ? accent : line(x, y - 20)));
  const shots = new Map<string, Shot>([
    ['one', { hash: 'a', picture: long }],
    ['other', { hash: 'b', picture: moved }],
  ]);
  const file = writeSheet(shots);
  const sheet = readSheet(file);

  test('returns each picture, also one that starts with different rows', () => {
    expect(sheet.picture('one')).toEqual(long);
    expect(sheet.picture('other')).toEqual(moved);
    expect(Object.fromEntries(sheet.hashes)).toEqual({ one: 'a', other: 'b' });
  });

  test('has no other pictures', () => {
    expect(sheet.picture('third')).toBeUndefined();
  });

  test('stores shared rows once', () => {
    expect(readPalettePng(file).height).toBe(3);
    expect(file.length).toBeLessThan(writeSheet(new Map([['one', shots.get('one')!]])).length + 200);
  });
});
