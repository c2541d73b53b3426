import type { Translation } from '../../language/translate.ts';
import type { chartWords } from './Chart.words.ts';
import { sumOf } from './chartMath.ts';
import { shareOf } from './shareOf.ts';

type Words = Translation<typeof chartWords>;
type FormatValue = (value: number) => string;

/** Most parts of equal size that a sentence names. */
const mostTies = 3;

/** Names the largest part of a whole. Nothing is said of a whole with no or one part, or with many equal parts. */
export function largestSentence(
  words: Words,
  data: readonly { label: string; value: number }[],
  formatValue: FormatValue,
): string | undefined {
  const most = Math.max(0, ...data.map(({ value }) => value));
  const largest = data.filter(({ value }) => value === most).map(({ label }) => label);
  const [label] = largest;
  const parts = data.filter(({ value }) => value > 0).length;
  if (label === undefined || parts < 2 || largest.length > mostTies) return undefined;
  if (largest.length > 1) return words.largestTogether(largest, formatValue(most));
  const whole = sumOf(data);
  return words.largest(label, formatValue(most), formatValue(whole), shareOf(words, most, whole));
}

/** How many of the first step reached the last one, and how many of the previous period did. */
export function funnelSentence(
  words: Words,
  steps: readonly { label: string; value: number; before?: number }[],
  formatValue: FormatValue,
): string | undefined {
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last || first.value === 0) return undefined;
  const share = shareOf(words, last.value, first.value);
  const now = words.reached(formatValue(last.value), formatValue(first.value), last.label, share);
  if (!first.before || last.before === undefined) return now;
  return `${now} ${words.reachedBefore(shareOf(words, last.before, first.before))}`;
}

interface Course {
  label: string;
  values: readonly number[];
}

/** From where to where a line went. */
export function changeSentence(
  words: Words,
  { label, values }: Course,
  labels: readonly string[],
  formatValue: FormatValue,
): string | undefined {
  const [from] = values;
  const to = values.at(-1);
  if (from === undefined || to === undefined) return undefined;
  const at = (index: number, value: number) => words.valueAt(formatValue(value), labels.at(index) ?? '');
  if (values.length === 1) return words.only(label, at(0, from));
  const direction = to > from ? 'rose' : to < from ? 'fell' : 'stayed';
  return words[direction](label, at(0, from), at(-1, to));
}

/** The highest value of a line, for values whose first and last say little. */
export function peakSentence(
  words: Words,
  course: Course,
  labels: readonly string[],
  formatValue: FormatValue,
): string | undefined {
  const { label, values } = course;
  const most = Math.max(0, ...values);
  if (most === 0 || values.length < 2) return changeSentence(words, course, labels, formatValue);
  return words.highest(label, words.valueAt(formatValue(most), labels[values.indexOf(most)] ?? ''));
}
