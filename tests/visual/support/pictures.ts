import type { Picture } from '../../../scripts/visual/colors.ts';
import { colorThemes } from '../../../ui/theme/tokens.ts';

const number = (hex: string) => Number.parseInt(hex.slice(1), 16);
export const paper = number(colorThemes.light.paper);
export const accent = number(colorThemes.light.accent);

export function drawn(width: number, height: number, colorAt: (x: number, y: number) => number): Picture {
  const pixels = new Uint32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) pixels[y * width + x] = colorAt(x, y);
  return { width, height, pixels };
}

/** Strokes of the accent color with soft edges of many shades on the paper color, like letters. */
export function softEdge(x: number, y: number): number {
  const share = y % 20 === 0 ? ((x * 37) % 97) / 97 : 0;
  const mixed = (shift: number) => {
    const [from, to] = [(paper >> shift) & 0xff, (accent >> shift) & 0xff];
    return Math.round(from + (to - from) * share) << shift;
  };
  return mixed(16) | mixed(8) | mixed(0);
}
