/**
 * PNG with a palette, the only format of the baselines. Implemented here because exact colors and the additional index
 * matter, and libraries choose the palette themselves.
 */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

export interface PalettePicture {
  width: number;
  height: number;
  /** One byte per pixel: its index in the palette. */
  indices: Uint8Array;
  /** Colors as 0xrrggbb, at most 256. */
  palette: readonly number[];
  /** Metadata in a compressed text chunk. */
  text: string;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const keyword = Buffer.from('Comment\0\0', 'latin1');
const densest = { level: 9, memLevel: 9 };

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Bits per index for a palette of this size. 1 and 2 bits are not worth the code. */
const depthOf = (colors: number) => (colors <= 16 ? 4 : 8);

export function writePalettePng({ width, height, indices, palette, text }: PalettePicture): Buffer {
  const depth = depthOf(palette.length);
  const perByte = 8 / depth;
  const stride = Math.ceil(width / perByte) + 1;
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * stride + 1 + Math.floor(x / perByte);
      rows[at]! |= indices[y * width + x]! << (8 - depth * ((x % perByte) + 1));
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, 3, 0, 0, 0], 8);
  const colors = Buffer.from(
    palette.flatMap((color) => [(color >> 16) & 0xff, (color >> 8) & 0xff, color & 0xff]),
  );
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', colors),
    chunk('zTXt', Buffer.concat([keyword, deflateSync(Buffer.from(text, 'latin1'), densest)])),
    chunk('IDAT', deflateSync(rows, densest)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @throws if the file was not written by {@link writePalettePng}. */
export function readPalettePng(file: Buffer): PalettePicture {
  const chunks = chunksOf(file);
  const [head, colors, text, data] = ['IHDR', 'PLTE', 'zTXt', 'IDAT'].map((type) => chunks.get(type));
  if (!head || !colors || !text || !data) throw new Error('Not a baseline: a part of the file is missing');
  const [width, height, depth] = [head.readUInt32BE(0), head.readUInt32BE(4), head[8]!];
  const perByte = 8 / depth;
  const stride = Math.ceil(width / perByte) + 1;
  const rows = inflateSync(data);
  const mask = (1 << depth) - 1;
  const indices = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const byte = rows[y * stride + 1 + Math.floor(x / perByte)]!;
      indices[y * width + x] = (byte >> (8 - depth * ((x % perByte) + 1))) & mask;
    }
  const palette = Array.from({ length: colors.length / 3 }, (_, index) => colors.readUIntBE(index * 3, 3));
  return {
    width,
    height,
    indices,
    palette,
    text: inflateSync(text.subarray(keyword.length)).toString('latin1'),
  };
}

function chunksOf(file: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  let at = signature.length;
  while (at + 8 <= file.length) {
    const length = file.readUInt32BE(at);
    chunks.set(file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return chunks;
}
