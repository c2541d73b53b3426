import { ridge, type Point } from './terrain.ts';

/** The highest and the lowest line; the others lie between them. */
const highest: readonly Point[] = [
  [0, 46],
  [70, 34],
  [150, 52],
  [230, 38],
  [310, 16],
  [372, 8],
  [430, 22],
  [480, 12],
];
const lowest: readonly Point[] = [
  [0, 104],
  [80, 96],
  [170, 110],
  [250, 100],
  [330, 84],
  [390, 78],
  [440, 92],
  [480, 86],
];
const count = 5;

const lines = Array.from({ length: count }, (_, index) => {
  const share = index / (count - 1);
  const between = highest.map(([x, y], at): Point => {
    const [otherX, otherY] = lowest[at]!;
    return [x + (otherX - x) * share, y + (otherY - y) * share];
  });
  return `<path d="${ridge(between)}"/>`;
});

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 120" fill="none" stroke="#000" stroke-width="1.4">${lines.join('')}</svg>`;

/**
 * Contour lines of a map as a mask, which style sheets fill with a color of the theme. Style sheets are computed when the
 * product is built, so the drawing costs no script.
 */
export const contourLines = {
  maskImage: `url("data:image/svg+xml,${encodeURIComponent(drawing)}"), linear-gradient(to right, transparent, #000 60%)`,
  maskRepeat: 'no-repeat',
  maskComposite: 'intersect',
  aspectRatio: '4 / 1',
} as const;
