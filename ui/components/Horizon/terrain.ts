/** A point in drawing units: x to the right, y down. */
export type Point = readonly [x: number, y: number];
/** A point on a path, and half the path's width there. */
export type RoadPoint = readonly [x: number, y: number, halfWidth: number];

const tenth = (value: number) => Math.round(value * 10) / 10;
const written = ([x, y]: Point) => `${tenth(x)} ${tenth(y)}`;

/**
 * SVG path of a ridge through points from left to right. Peaks and valleys stay exactly at the points, because the
 * curve never overshoots (Fritsch and Carlson's monotone interpolation).
 */
export function ridge(points: readonly Point[]): string {
  const rises = points.slice(1).map(([x, y], i) => (y - points[i]![1]) / (x - points[i]![0]));
  const slopes = points.map((_, i) => {
    const before = rises[i - 1] ?? rises[i]!;
    const after = rises[i] ?? before;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  const curves = points.slice(1).map(([x, y], i) => {
    const [fromX, fromY] = points[i]!;
    const third = (x - fromX) / 3;
    const leaving: Point = [fromX + third, fromY + slopes[i]! * third];
    const arriving: Point = [x - third, y - slopes[i + 1]! * third];
    return `C${written(leaving)} ${written(arriving)} ${written([x, y])}`;
  });
  return `M${written(points[0]!)}${curves.join('')}`;
}

/** Vertical scale of the ground, as seen by a hiker. */
const foreshortening = 0.36;

/** SVG path of a trail on the ground, with its width foreshortened. */
export function road(points: readonly RoadPoint[]): string {
  const line = points.slice(1).flatMap((_, i) => stretch(points, i));
  const sides = line.map(([x, y, halfWidth], i) => {
    const [beforeX, beforeY] = line[i - 1] ?? [x, y];
    const [afterX, afterY] = line[i + 1] ?? [x, y];
    const along = [afterX - beforeX, (afterY - beforeY) / foreshortening] as const;
    const length = Math.sqrt(along[0] ** 2 + along[1] ** 2) || 1;
    const across = [
      (-along[1] / length) * halfWidth,
      (along[0] / length) * halfWidth * foreshortening,
    ] as const;
    return { left: [x + across[0], y + across[1]] as Point, right: [x - across[0], y - across[1]] as Point };
  });
  const outline = [...sides.map(({ left }) => left), ...sides.map(({ right }) => right).toReversed()];
  return `M${outline.map(written).join('L')}Z`;
}

const stepsPerStretch = 6;

/** Points on the Catmull-Rom curve from point `i` to the next. */
function stretch(points: readonly RoadPoint[], i: number): RoadPoint[] {
  const from = points[i]!;
  const to = points[i + 1]!;
  const before = points[i - 1] ?? from;
  const after = points[i + 2] ?? to;
  return Array.from({ length: stepsPerStretch }, (_, step) => {
    const t = (step + 1) / stepsPerStretch;
    const at = (k: 0 | 1 | 2) => {
      const [a, b, c, d] = [before[k], from[k], to[k], after[k]];
      return (
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (d - a + 3 * (b - c)) * t ** 3)
      );
    };
    return [at(0), at(1), at(2)];
  });
}
