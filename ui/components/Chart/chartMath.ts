import { nice, ticks } from 'd3-array';

/** A chart's vertical axis, from 0 or below to a round number that no value exceeds. */
export interface ValueAxis {
  /** Round values at equal distances, lowest first. */
  ticks: readonly number[];
  /** Position of a value on the axis, from 0 to 1. */
  share: (value: number) => number;
}

/** Aimed-for number of intervals between ticks. */
const tickCount = 4;

/**
 * @param values Finite numbers. An empty list gives the axis 0 to 1.
 * @param isCount Whether values are counts, whose ticks are whole numbers.
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

/**
 * Smallest span of an axis that doesn't start at 0, as a share of its highest value. A smaller one would make noise
 * look like change.
 */
const leastSpan = 0.05;

/** An axis that starts near the lowest value. It starts at 0 if all values are equal or some are not above 0. */
export function dataAxis(values: readonly number[], isCount = true): ValueAxis {
  const most = Math.max(...values);
  const least = Math.min(...values);
  if (values.length === 0 || least <= 0 || most === least) return valueAxis(values, isCount);
  const [bottom, top] = nice(Math.min(least, most * (1 - leastSpan)), most, tickCount);
  return {
    ticks: ticks(bottom, top, tickCount).filter((tick) => !isCount || Number.isInteger(tick)),
    share: (value) => (value - bottom) / (top - bottom),
  };
}

export const lineBaselines = ['auto', 'zero', 'data'] as const;

/** The axis of a line chart. `auto` starts near the lowest value if more than half of an axis from 0 would be empty. */
export function axisOf(baseline: (typeof lineBaselines)[number], values: readonly number[]): ValueAxis {
  const isHigh = values.length > 0 && Math.min(...values) > Math.max(...values) / 2;
  return baseline === 'data' || (baseline === 'auto' && isHigh) ? dataAxis(values) : valueAxis(values);
}

// In its own file, so that importing only `percentOf` doesn't load the scales.
export { percentOf } from './percentOf.ts';

export const sumOf = (data: readonly { value: number }[]): number =>
  data.reduce((sum, { value }) => sum + value, 0);

/**
 * Sorts the largest first and adds up everything beyond `most` in a last item, because more slices than that are hard
 * to distinguish.
 *
 * @param otherLabel Label of the last item.
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

/** Smallest share of a slice that can be seen and compared. */
const leastSlice = 0.05;

/** Whether parts can be drawn as slices: at least two, none of them a sliver. */
export function fitsDonut(data: readonly { value: number }[]): boolean {
  const parts = data.filter(({ value }) => value > 0);
  const whole = sumOf(parts);
  return parts.length > 1 && parts.every(({ value }) => value / whole >= leastSlice);
}

/** Moves two positions from 0 to 1 apart if they are closer than `gap`, within 0 to 1. */
export function apart(first: number, second: number, gap: number): [first: number, second: number] {
  if (Math.abs(first - second) >= gap) return [first, second];
  const middle = Math.min(1 - gap / 2, Math.max(gap / 2, (first + second) / 2));
  const [lower, upper] = [middle - gap / 2, middle + gap / 2];
  return first >= second ? [upper, lower] : [lower, upper];
}

/** Evenly spaced indexes including the first and the last, at most `most` of `count`. */
export function evenIndexes(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: most }, (_, step) => Math.round((step * (count - 1)) / (most - 1)));
}

/** Position of an index along the axis, from 0 to 1. A single value is in the middle. */
export const axisPosition = (index: number, count: number): number =>
  count === 1 ? 0.5 : index / (count - 1);
