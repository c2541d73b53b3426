import pixelmatch from 'pixelmatch';
import { alongAreas, reduced, type Picture, type Reduction } from './colors.ts';

/**
 * Invisible difference: 0.01 of the distance between black and white in YIQ, which is between two and three of 255 gray
 * levels and less than a person can see. No pixel may differ by more. Soft edges were stored rounded and are compared
 * in the same way.
 */
export const tolerance = 0.01;

export interface Comparison {
  /** Pixels that differ by more than the tolerance, and pixels that only one picture has. */
  changed: number;
  difference: Picture;
}

/** The picture's RGBA on a canvas of that size. The rest is transparent. */
function toRgba({ width, height, pixels }: Picture, toWidth: number, toHeight: number): Uint8Array {
  const bytes = new Uint8Array(toWidth * toHeight * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const color = pixels[y * width + x]!;
      const at = (y * toWidth + x) * 4;
      bytes[at] = color >> 16;
      bytes[at + 1] = color >> 8;
      bytes[at + 2] = color;
      bytes[at + 3] = 0xff;
    }
  return bytes;
}

export function pictureOf(width: number, height: number, rgba: Uint8Array): Picture {
  const pixels = new Uint32Array(width * height);
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] = (rgba[at * 4]! << 16) | (rgba[at * 4 + 1]! << 8) | rgba[at * 4 + 2]!;
  return { width, height, pixels };
}

export const bytesOf = (picture: Picture): Uint8Array => toRgba(picture, picture.width, picture.height);

/** Replaces a soft edge by its stored color if it rounds to the same one. */
function roundedAsBefore(before: Picture, after: Picture, reduction: Reduction): Picture {
  const { width, height } = after;
  const round = alongAreas((color) => reduced(color, reduction));
  const pixels = after.pixels.slice();
  for (let y = 0; y < Math.min(height, before.height); y += 1)
    for (let x = 0; x < Math.min(width, before.width); x += 1) {
      const stored = before.pixels[y * before.width + x]!;
      if (round(pixels[y * width + x]!) === stored) pixels[y * width + x] = stored;
    }
  return { width, height, pixels };
}

export function compare(before: Picture, after: Picture, reduction: Reduction): Comparison {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const one = toRgba(before, width, height);
  const other = toRgba(roundedAsBefore(before, after, reduction), width, height);
  const drawn = new Uint8Array(width * height * 4);
  const options = {
    threshold: tolerance,
    includeAA: true,
    diffColor: [214, 0, 110] as [number, number, number],
  };
  const changed = pixelmatch(one, other, drawn, width, height, options);
  const grown = width * height - Math.min(before.width, after.width) * Math.min(before.height, after.height);
  return { changed: Math.max(changed, grown), difference: pictureOf(width, height, drawn) };
}
