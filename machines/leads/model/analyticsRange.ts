import type { CodedPhrase } from '../../system/model/phrase.ts';
import type { LeadAnalytics } from './lead.ts';
import { leadsPhrase } from './phrases.ts';

export const rangePresets = ['7d', '30d', '90d', 'all'] as const;
export type RangePreset = (typeof rangePresets)[number];
export const defaultRangePreset: RangePreset = '30d';

/** Days of a range in UTC as `YYYY-MM-DD`, both included; null leaves that end open. */
export interface AnalyticsRange {
  preset: RangePreset | 'custom';
  from: string | null;
  to: string | null;
}

const dayMs = 24 * 60 * 60 * 1000;
const presetDays = { '7d': 7, '30d': 30, '90d': 90 } as const;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The range of a preset at `now` (epoch milliseconds): the last days, including today. */
export function rangeOf(preset: RangePreset, now: number): AnalyticsRange {
  if (preset === 'all') return { preset, from: null, to: null };
  return { preset, from: dayOf(now - (presetDays[preset] - 1) * dayMs), to: dayOf(now) };
}

/** The same number of days before a range; null if the range has an open end. */
export function rangeBefore({
  from,
  to,
}: Pick<AnalyticsRange, 'from' | 'to'>): { from: string; to: string } | null {
  if (!from || !to) return null;
  const [first, last] = [Date.parse(from), Date.parse(to)];
  return { from: dayOf(first - (last - first) - dayMs), to: dayOf(first - dayMs) };
}

/** Counts of a range, and of the days before it if they are known. */
export type RangeAnalytics = LeadAnalytics & { before?: LeadAnalytics['byDay'] | undefined };

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(Date.parse(text)) === text;

/** Why two days aren't a valid range, or null. */
export function rangeError(from: string, to: string): CodedPhrase | null {
  if (!isDay(from) || !isDay(to)) return leadsPhrase('rangeInvalid');
  return from > to ? leadsPhrase('rangeReversed') : null;
}

/** Maximum number of days to fill in. A longer range has only the days with leads. */
const filledDaysMax = 400;

/** Adds days without leads as zero, so that a chart shows them. Open ends are replaced by the first and last day with data. */
export function fillDays(
  byDay: LeadAnalytics['byDay'],
  range: Pick<AnalyticsRange, 'from' | 'to'>,
): LeadAnalytics['byDay'] {
  const from = range.from ?? byDay.at(0)?.day;
  const to = range.to ?? byDay.at(-1)?.day;
  if (!from || !to) return byDay;
  const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  if (days > filledDaysMax) return byDay;
  const counts = new Map(byDay.map(({ day, count }) => [day, count]));
  return Array.from({ length: days }, (_, index) => dayOf(Date.parse(from) + index * dayMs)).map((day) => ({
    day,
    count: counts.get(day) ?? 0,
  }));
}
