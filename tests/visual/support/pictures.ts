import { PNG } from 'pngjs';
import { colorThemes } from '../../../ui/theme/tokens.ts';

const number = (hex: string) => Number.parseInt(hex.slice(1), 16);
export const paper = number(colorThemes.light.paper);
export const accent = number(colorThemes.light.accent);

/** A PNG with these colors, 0xrrggbb each. */
export function drawn(width: number, height: number, colorAt: (x: number, y: number) => number): Buffer {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      png.data.writeUInt32BE(((colorAt(x, y) << 8) | 0xff) >>> 0, (y * width + x) * 4);
  return PNG.sync.write(png);
}
