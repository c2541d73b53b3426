import { readFileSync } from 'node:fs';
import { languages } from '@vetsync/machines/system/model';
import { describe, expect, test } from 'vitest';

const kiB = 1024;
/** As `ui/screens/landing/Product.tsx` names them, so that the page doesn't move when they arrive. */
const sizes = [
  ['wide', { width: 1280, height: 800, most: 60 * kiB }],
  ['phone', { width: 720, height: 1280, most: 40 * kiB }],
] as const;
const pictures = sizes.flatMap(([name, size]) =>
  languages.flatMap((language) =>
    ['light', 'dark'].map((theme) => [`${name}-${language}-${theme}.webp`, size] as const),
  ),
);

describe('the pictures on the landing page', () => {
  test.each(pictures)('%s is small, and has the size that the page says', (name, { width, height, most }) => {
    const file = readFileSync(`app/public/product/${name}`);
    // An extended picture has its width and height, each less one.
    expect(file.toString('latin1', 8, 16)).toBe('WEBPVP8X');
    expect([24, 27].map((at) => file.readUIntLE(at, 3) + 1)).toEqual([width, height]);
    expect(file.length).toBeLessThanOrEqual(most);
  });
});
