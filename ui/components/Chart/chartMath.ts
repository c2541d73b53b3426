import { nice, ticks } from 'd3-array';

/** A chart's vertical axis: from 0 (or below) to a round number that no value exceeds. */
export interface ValueAxis {
  /** Round values at even distances, lowest first. */
  ticks: readonly number[];
  /** Height of a value as a share of the axis, 0 to 1. */
  share: (value: number) => number;
}

/** Ticks at about this many distances. */
const tickCount = 4;

/**
 * @param values Finite numbers; none at all gives the axis 0 to 1.
 * @param isCount Counts have no ticks between whole numbers.
 */
export function valueAxis(values: readonly number[], isCount = true): ValueAxis {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const [bottom, top] = nice(least, most === least ? 1 : most, tickCount);
  return {
    ticks: ticks(bottom, top, tickCount).filter((tick) => !isCount || Number.isInteger(tick)),
    share: (value) => (value - bottom) / (top - bottom),
  };
}

/** Least span of an axis that does not start at 0, as a share of its highest value: less would make noise look like change. */
const leastSpan = 0.05;

/** An axis that begins near the lowest value. It starts at 0 where the values don't change, or are not all above 0. */
export function closeAxis(values: readonly number[], isCount = true): ValueAxis {
  const most = Math.max(...values);
  const least = Math.min(...values);
  if (values.length === 0 || least <= 0 || most === least) return valueAxis(values, isCount);
  const [bottom, top] = nice(Math.min(least, most * (1 - leastSpan)), most, tickCount);
  return {
    ticks: ticks(bottom, top, tickCount).filter((tick) => !isCount || Number.isInteger(tick)),
    share: (value) => (value - bottom) / (top - bottom),
  };
}

// In a file of its own: a lone percentage should not bring the scales along.
export { percentOf } from './percentOf.ts';

export const sumOf = (data: readonly { value: number }[]): number =>
  data.reduce((sum, { value }) => sum + value, 0);

/**
 * The largest first, what exceeds `most` gathered in a last one: more slices than that can't be told apart.
 *
 * @param otherLabel Name of the gathered rest.
 */
export function foldSmallest<Datum extends { label: string; value: number }>(
  data: readonly Datum[],
  most: number,
  otherLabel: string,
): { label: string; value: number }[] {
  const sorted = data.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value);
  if (sorted.length <= most) return sorted;
  const rest = sorted.slice(most - 1);
  return [...sorted.slice(0, most - 1), { label: otherLabel, value: sumOf(rest) }];
}

/** Indexes at even distances, first and last among them, at most `most` of `count`. */
export function evenIndexes(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: most }, (_, step) => Math.round((step * (count - 1)) / (most - 1)));
}

/** Place of a datum along the axis, 0 to 1; one alone stands in the middle. */
export const along = (index: number, count: number): number => (count === 1 ? 0.5 : index / (count - 1));
