/**
 * A sheet contains the pictures of one story file in one theme and width. States of a screen share most pixel rows, so
 * each row of a strip is stored once and a picture is a list of runs through the rows. That takes a seventh of the
 * bytes of a PNG per picture.
 */
import { alongAreas, reduced, reductionFor, type Picture, type Reduction } from './colors.ts';
import { readPalettePng, writePalettePng } from './palettePng.ts';

/** The start of `count` consecutive rows. A negative count repeats one row. */
type Run = readonly [start: number, count: number];

interface Placed {
  /** Hash of the browser's screenshot. */
  hash: string;
  width: number;
  height: number;
  /** The runs of each strip, from the left. */
  runs: Run[][];
}

interface SheetIndex {
  levels: number;
  /** The exact colors. Stored baselines use this name. */
  kept: number[];
  pictures: Record<string, Placed>;
}

export interface Sheet {
  /** Hash of each baseline's screenshot. */
  hashes: ReadonlyMap<string, string>;
  reduction: Reduction;
  /** The stored picture. undefined if the sheet does not have it. */
  picture: (name: string) => Picture | undefined;
}

export interface Shot {
  hash: string;
  picture: Picture;
}

/** In px. Narrow strips share more rows. Still narrower ones need more metadata for their positions. */
const stripWidths = [80, 90];
const stripWidthOf = (width: number) => stripWidths.find((strip) => width % strip === 0) ?? width;

export function writeSheet(shots: ReadonlyMap<string, Shot>): Buffer {
  const pictures = [...shots.values()].map(({ picture }) => picture);
  const reduction = reductionFor(pictures);
  const palette: number[] = [];
  const patterns = new Map<number, number>();
  const positionOf = alongAreas((color) => {
    const few = reduced(color, reduction);
    const index = patterns.get(few) ?? palette.push(few) - 1;
    patterns.set(few, index);
    return index;
  });

  const width = stripWidthOf(pictures[0]?.width ?? 0);
  const rows: Uint8Array[] = [];
  const known = new Map<string, number>();
  const indexOfRow = (row: Uint8Array): number => {
    const key = Buffer.from(row.buffer).toString('latin1');
    const at = known.get(key) ?? rows.push(row) - 1;
    known.set(key, at);
    return at;
  };
  const strip = ({ pixels, ...picture }: Picture, left: number): Run[] => {
    const rowIndices = Array.from({ length: picture.height }, (_, y) => {
      const from = y * picture.width + left;
      const row = new Uint8Array(width);
      for (let x = 0; x < width; x += 1) row[x] = positionOf(pixels[from + x]!);
      return indexOfRow(row);
    });
    return runsOf(rowIndices);
  };

  const index: SheetIndex = {
    levels: reduction.levels,
    kept: [...reduction.exact],
    pictures: Object.fromEntries(
      [...shots].map(([name, { hash, picture }]) => {
        const lefts = Array.from({ length: picture.width / width }, (_, column) => column * width);
        const runs = lefts.map((left) => strip(picture, left));
        return [name, { hash, width: picture.width, height: picture.height, runs }];
      }),
    ),
  };
  const indices = new Uint8Array(rows.length * width);
  rows.forEach((row, y) => indices.set(row, y * width));
  return writePalettePng({ width, height: rows.length, indices, palette, text: JSON.stringify(index) });
}

function runsOf(patterns: readonly number[]): Run[] {
  const runs: [number, number][] = [];
  for (const index of patterns) {
    const last = runs.at(-1);
    if (last && last[1] > 0 && index === last[0] + last[1]) last[1] += 1;
    else if (last && index === last[0] && (last[1] === 1 || last[1] < 0))
      last[1] = last[1] === 1 ? -2 : last[1] - 1;
    else runs.push([index, 1]);
  }
  return runs;
}

export function readSheet(file: Buffer): Sheet {
  const { width: stripWidth, indices, palette, text } = readPalettePng(file);
  const { levels, kept, pictures }: SheetIndex = JSON.parse(text);
  const restore = ({ width, height, runs }: Placed): Picture => {
    const pixels = new Uint32Array(width * height);
    for (const [at, strip] of runs.entries()) {
      let y = 0;
      for (const [start, count] of strip)
        for (let row = 0; row < Math.abs(count); row += 1, y += 1) {
          const from = (count < 0 ? start : start + row) * stripWidth;
          const to = y * width + at * stripWidth;
          for (let x = 0; x < stripWidth; x += 1) pixels[to + x] = palette[indices[from + x]!]!;
        }
    }
    return { width, height, pixels };
  };
  return {
    hashes: new Map(Object.entries(pictures).map(([name, { hash }]) => [name, hash])),
    reduction: { exact: new Set(kept), levels },
    picture: (name) => {
      const placed = pictures[name];
      return placed && restore(placed);
    },
  };
}
