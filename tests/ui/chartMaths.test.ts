import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  apart,
  axisOf,
  axisPosition,
  dataAxis,
  evenIndexes,
  fitsDonut,
  foldSmallest,
  percentOf,
  sumOf,
  valueAxis,
} from '../../ui/components/Chart/chartMath.ts';
import { chartWords } from '../../ui/components/Chart/Chart.words.ts';
import { shareOf } from '../../ui/components/Chart/shareOf.ts';

const counts = fc.array(fc.nat({ max: 1e12 }), { minLength: 1, maxLength: 60 });

const parts = (...values: readonly number[]) => values.map((value) => ({ value }));

describe('fitsDonut', () => {
  test('needs two parts', () => {
    expect(fitsDonut(parts())).toBe(false);
    expect(fitsDonut(parts(3))).toBe(false);
    expect(fitsDonut(parts(3, 0))).toBe(false);
    expect(fitsDonut(parts(3, 2))).toBe(true);
  });
  test('has no slivers', () => {
    expect(fitsDonut(parts(95, 5))).toBe(true);
    expect(fitsDonut(parts(96, 4))).toBe(false);
  });
});

describe('axisOf', () => {
  test('starts near the lowest value if more than half would be empty', () => {
    expect(axisOf('auto', [60, 100]).ticks[0]).toBeGreaterThan(0);
    expect(axisOf('auto', [50, 100]).ticks[0]).toBe(0);
    expect(axisOf('auto', []).ticks[0]).toBe(0);
  });
  test('can be told where to start', () => {
    expect(axisOf('zero', [60, 100]).ticks[0]).toBe(0);
    expect(axisOf('data', [30, 100]).ticks[0]).toBeGreaterThan(0);
  });
});

describe('apart', () => {
  test('leaves names that are far enough', () => expect(apart(0.2, 0.6, 0.1)).toEqual([0.2, 0.6]));
  test('keeps their order and stays inside', () => {
    for (const [first, second] of [
      [0.5, 0.52],
      [1, 0.98],
      [0, 0],
    ] as const) {
      const [one, other] = apart(first, second, 0.1);
      expect(Math.abs(one - other)).toBeCloseTo(0.1);
      expect(one > other).toBe(first >= second);
      for (const position of [one, other]) expect(position >= 0 && position <= 1).toBe(true);
    }
  });
});

describe('valueAxis', () => {
  test('goes from 0 to a round number above the highest value', () => {
    const { ticks, share } = valueAxis([3, 41, 17]);
    expect(ticks).toEqual([0, 10, 20, 30, 40, 50]);
    expect(share(0)).toBe(0);
    expect(share(25)).toBe(0.5);
    expect(share(50)).toBe(1);
  });

  test.each([
    ['nothing', []],
    ['zeros', [0, 0]],
  ])('leaves room for %s', (_name, values) => {
    const { ticks, share } = valueAxis(values);
    expect(ticks).toEqual([0, 1]);
    expect(share(0)).toBe(0);
  });

  test('has whole ticks for counts', () => {
    expect(valueAxis([2]).ticks).toEqual([0, 1, 2]);
    expect(valueAxis([2], false).ticks).toEqual([0, 0.5, 1, 1.5, 2]);
  });

  test('goes below 0 for negative values', () => {
    const { ticks, share } = valueAxis([-4, 6]);
    expect(ticks[0]).toBeLessThanOrEqual(-4);
    expect(share(-4)).toBeGreaterThanOrEqual(0);
  });

  test('contains every value and keeps their order', () => {
    fc.assert(
      fc.property(counts, (values) => {
        const { share, ticks } = valueAxis(values);
        for (const value of [...values, ...ticks]) {
          expect(share(value)).toBeGreaterThanOrEqual(0);
          expect(share(value)).toBeLessThanOrEqual(1 + 1e-9);
        }
        const sorted = values.toSorted((a, b) => a - b).map(share);
        expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
        expect(ticks.length).toBeLessThanOrEqual(12);
      }),
    );
  });
});

describe('dataAxis', () => {
  test('starts near the lowest value, so that change shows', () => {
    const { ticks, share } = dataAxis([91, 93, 95]);
    expect(ticks[0]).toBeGreaterThanOrEqual(85);
    expect(ticks.at(-1)).toBeLessThanOrEqual(100);
    expect(share(95) - share(91)).toBeGreaterThan(0.5);
    expect(dataAxis([75, 100]).ticks.at(-1)).toBe(100);
  });

  test('does not exaggerate a tiny change', () => {
    const { share } = dataAxis([1000, 1001]);
    expect(share(1001) - share(1000)).toBeLessThan(0.05);
  });

  test.each([
    ['nothing', []],
    ['a value that does not change', [40, 40]],
    ['zeros', [0, 30]],
    ['negative values', [-3, 8]],
  ])('starts at 0 for %s', (_name, values) => {
    expect(dataAxis(values).ticks).toEqual(valueAxis(values).ticks);
  });

  test('contains every value', () => {
    fc.assert(
      fc.property(counts, (values) => {
        const { share } = dataAxis(values);
        for (const value of values) {
          expect(share(value)).toBeGreaterThanOrEqual(-1e-9);
          expect(share(value)).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
    );
  });
});

describe('percentages', () => {
  test('have one decimal', () => {
    expect(percentOf(1, 3)).toBe(33.3);
    expect(percentOf(2, 3)).toBe(66.7);
    expect(percentOf(5, 0)).toBe(0);
  });

  test('are "under" the smallest one for values that round to 0', () => {
    expect(shareOf(chartWords, 12, 9_876_543_210)).toBe('under 0.1%');
    expect(shareOf(chartWords, 0, 40)).toBe('0%');
    expect(shareOf(chartWords, 0, 0)).toBe('0%');
    expect(shareOf(chartWords, 1, 3)).toBe('33.3%');
  });
});

describe('foldSmallest', () => {
  const data = [5, 90, 1, 30, 2].map((value) => ({ label: `of ${value}`, value }));

  test('sorts the largest first and adds up the rest', () => {
    expect(foldSmallest(data, 3, 'Other')).toEqual([
      { label: 'of 90', value: 90 },
      { label: 'of 30', value: 30 },
      { label: 'Other', value: 8 },
    ]);
  });

  test('adds up nothing if all fit, and leaves out zeros', () => {
    const few = foldSmallest([...data, { label: 'none', value: 0 }], 5, 'Other');
    expect(few.map(({ value }) => value)).toEqual([90, 30, 5, 2, 1]);
  });

  test('keeps the total', () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 8 }), (values, most) => {
        const all = values.map((value, index) => ({ label: String(index), value }));
        const folded = foldSmallest(all, most, 'Other');
        expect(folded.length).toBeLessThanOrEqual(most);
        expect(sumOf(folded)).toBe(sumOf(all));
      }),
    );
  });
});

describe('axis positions', () => {
  test('include every index if all fit', () => {
    expect(evenIndexes(3, 4)).toEqual([0, 1, 2]);
    expect(evenIndexes(0, 4)).toEqual([]);
  });

  test('are evenly spaced and include both ends', () => {
    expect(evenIndexes(31, 4)).toEqual([0, 10, 20, 30]);
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 4000 }), (count) => {
        const indexes = evenIndexes(count, 4);
        expect(new Set(indexes).size).toBe(4);
        expect([indexes[0], indexes[3]]).toEqual([0, count - 1]);
      }),
    );
  });

  test('run from 0 to 1; a single value is in the middle', () => {
    expect([axisPosition(0, 5), axisPosition(2, 5), axisPosition(4, 5)]).toEqual([0, 0.5, 1]);
    expect(axisPosition(0, 1)).toBe(0.5);
  });
});
