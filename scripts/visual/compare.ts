import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * Invisible difference: 0.01 of the distance between black and white in YIQ, which is between two and three of 255 gray
 * levels and less than a person can see. No pixel may differ by more.
 */
export const tolerance = 0.01;

export interface Comparison {
  /** Pixels that differ by more than the tolerance, and pixels that only one picture has. */
  changed: number;
  /** The second picture, pale, with these pixels marked. */
  difference: Buffer;
}

/** The picture on a canvas of that size. The rest is transparent. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}

/** Compares two PNGs. */
export function compare(before: Buffer, after: Buffer): Comparison {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const drawn = new PNG({ width, height });
  const marked = pixelmatch(
    onCanvas(one, width, height).data,
    onCanvas(other, width, height).data,
    drawn.data,
    width,
    height,
    { threshold: tolerance, includeAA: true, diffColor: [214, 0, 110] },
  );
  const grown = width * height - Math.min(one.width, other.width) * Math.min(one.height, other.height);
  return { changed: Math.max(marked, grown), difference: PNG.sync.write(drawn) };
}

/** A picture of at least so many bytes shows something, because a blank one is compressed to less. */
const drawnBytesMin = 60_000;

/** Whether a PNG has only one color. */
export function isBlank(png: Buffer): boolean {
  if (png.length >= drawnBytesMin) return false;
  const { data } = PNG.sync.read(png);
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  return pixels.every((color) => color === pixels[0]);
}
