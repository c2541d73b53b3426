import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ridge, road, type Point } from '../../ui/components/Horizon/terrain.ts';

/** Points from left to right, as a drawing lists them. */
const outlines = fc
  .array(fc.record({ run: fc.integer({ min: 1, max: 400 }), y: fc.integer({ min: 0, max: 600 }) }), {
    minLength: 2,
    maxLength: 30,
  })
  .map((steps) => {
    let x = -1000;
    return steps.map(({ run, y }): Point => [(x += run), y]);
  });

const numbers = (path: string) => path.match(/-?\d+(\.\d+)?/g)!.map(Number);
const pairs = (path: string) => {
  const all = numbers(path);
  return all.filter((_, i) => i % 2 === 0).map((x, i): Point => [x, all[2 * i + 1]!]);
};

describe('a mountain ridge', () => {
  test('passes through every point', () => {
    fc.assert(
      fc.property(outlines, (points) => {
        const drawn = pairs(ridge(points)).filter((_, i) => i % 3 === 0);
        expect(drawn).toEqual(points);
      }),
    );
  });

  test('never rises above its peaks or sinks below its valleys', () => {
    fc.assert(
      fc.property(outlines, (points) => {
        const drawn = pairs(ridge(points));
        points.slice(1).forEach(([, y], i) => {
          const [, before] = points[i]!;
          // A Bézier curve stays within the hull of its control points, which are rounded to a tenth.
          for (const [, controlY] of drawn.slice(3 * i + 1, 3 * i + 3)) {
            expect(controlY).toBeGreaterThanOrEqual(Math.min(before, y) - 0.1);
            expect(controlY).toBeLessThanOrEqual(Math.max(before, y) + 0.1);
          }
        });
      }),
    );
  });
});

describe('a road', () => {
  test('has the width of its points, foreshortened toward the horizon', () => {
    const toward = pairs(
      road([
        [0, 100, 10],
        [0, 50, 10],
        [0, 0, 10],
      ]),
    );
    const xs = toward.map(([x]) => x);
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(20, 1);
    const across = pairs(
      road([
        [0, 0, 10],
        [50, 0, 10],
        [100, 0, 10],
      ]),
    );
    const ys = across.map(([, y]) => y);
    expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(7.2, 1);
  });
});
