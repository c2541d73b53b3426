import type { Phrase, WritePhrase } from '../../kit/phrase.ts';
import { reportPhrase } from './phrases.ts';
import { csvText } from '../../model/text/csv.ts';
import type { FileEmitted } from '../../model/text/csv.ts';
import { oneOf } from '../../model/text/filterText.ts';
import type { Query } from '../../model/text/query.ts';
import type { Reader } from '../../system/model/reader.ts';
import { dayIn } from '../../model/time/zoned.ts';
import type { MessagingRole } from '../../messages/model/messagesRoute.ts';

/** Ranges of a report, including the current month. */
export const reportRanges = ['3m', '6m', '12m'] as const;
export type ReportRange = (typeof reportRanges)[number];
export const defaultReportRange: ReportRange = '12m';
export const monthsOf: Readonly<Record<ReportRange, number>> = { '3m': 3, '6m': 6, '12m': 12 };
export const parseReportRange = (query: Query): ReportRange =>
  oneOf(reportRanges, query['range'], defaultReportRange);

export type FigureFormat = 'count' | 'percent' | 'days';

/** One figure of a report. */
export interface ReportStat {
  label: Phrase;
  /** Null if there is no data. */
  value: number | null;
  format: FigureFormat;
  hint: Phrase;
  /** The value of the previous period, if it is known. */
  before?: number;
}

interface Titled {
  /** Used in its file name. */
  id: string;
  title: Phrase;
  /** Text description of the chart. */
  description: Phrase;
  format: FigureFormat;
  /** Uses the full width, like time series do. */
  isWide?: boolean;
  /** Its figures depend on the chosen range. Those of a time series always do. */
  isOfRange?: boolean;
}
/** A bar chart of amounts or shares. */
export interface BreakdownChart extends Titled {
  kind: 'bar' | 'donut';
  heads: readonly [label: Phrase, value: Phrase];
  data: readonly { label: Phrase; value: number; before?: number }[];
  /** Each value is a share of the first one, not of the sum. */
  isFunnel?: boolean;
}
/** A time series by month. */
export interface TimeSeriesChart extends Titled {
  kind: 'line';
  /** `data`: the axis starts near the lowest value, because changes would be invisible from 0. @default 'auto' */
  baseline?: 'auto' | 'data';
  /** The first day of each, `2026-03-01`. */
  months: readonly string[];
  label: Phrase;
  values: readonly number[];
  /** The same number of months before these, if all are known. */
  before?: readonly number[] | undefined;
}
export type ReportChart = BreakdownChart | TimeSeriesChart;

/** A portal's report. All portals use the same structure. */
export interface Report {
  stats: readonly ReportStat[];
  charts: readonly ReportChart[];
  /** Figures from the world only, without samples. */
  live: readonly { id: string; label: Phrase; value: number }[];
}

/** The first days of the last months, oldest first. */
export function lastMonths(count: number, now: number): string[] {
  const today = new Date(now);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (count - 1 - index), 1))
      .toISOString()
      .slice(0, 10),
  );
}

/** Names of months, given by their first days: `Dec 2025`. */
export function monthNames(months: readonly string[], locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short', year: 'numeric' });
  return months.map((month) => format.format(new Date(`${month}T00:00:00Z`)));
}

/** The last months of some years' figures, with live figures added to the current month. */
export const recentMonths = (years: readonly number[], count: number, live = 0): number[] =>
  years.slice(-count).map((value, at, { length }) => (at === length - 1 ? value + live : value));
/** As many months before the last ones; undefined unless all are known. */
export const monthsBefore = (years: readonly number[], count: number): number[] | undefined =>
  years.length < 2 * count ? undefined : years.slice(-2 * count, -count);
export const sumOfMonths = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0);

/** Counts each value, in order of first occurrence or in the given order. */
export function countValues(
  values: readonly string[],
  { order = [], names = {} }: { order?: readonly string[]; names?: Readonly<Record<string, Phrase>> } = {},
): BreakdownChart['data'] {
  const counts = new Map<string, number>(order.map((value) => [value, 0]));
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ label: names[value] ?? value, value: count }));
}

/** Order of parts that have none of their own. */
export const largestFirst = (a: { value: number }, b: { value: number }): number => b.value - a.value;

const hasBefore = ({ data }: BreakdownChart): boolean => data.every(({ before }) => before !== undefined);

const table = (
  chart: ReportChart,
  locale: string,
  write: WritePhrase,
): readonly [readonly string[], readonly (readonly string[])[]] =>
  chart.kind === 'line'
    ? [
        [
          write(reportPhrase('month')),
          write(chart.label),
          ...(chart.before ? [write(reportPhrase('before'))] : []),
        ],
        monthNames(chart.months, locale).map((month, index) => [
          month,
          String(chart.values[index] ?? 0),
          ...(chart.before ? [String(chart.before[index] ?? 0)] : []),
        ]),
      ]
    : [
        [
          ...chart.heads.map((head) => write(head)),
          ...(hasBefore(chart) ? [write(reportPhrase('before'))] : []),
        ],
        chart.data.map(({ label, value, before = 0 }) => [
          write(label),
          String(value),
          ...(hasBefore(chart) ? [String(before)] : []),
        ]),
      ];

/** A chart's figures as a CSV file. Its name has the range, if the chart depends on it, and the reader's day. */
export function chartFile(
  { role, range }: { role: MessagingRole; range: ReportRange },
  chart: ReportChart,
  { locale, timeZone, now }: Reader,
  write: WritePhrase,
): FileEmitted['file'] {
  const [header, lines] = table(chart, locale, write);
  const named = chart.kind === 'line' || chart.isOfRange ? `${chart.id}-${range}` : chart.id;
  return {
    name: `vetsync-${role}-${named}-${dayIn(timeZone, now)}.csv`,
    mediaType: 'text/csv',
    text: csvText(header, lines),
  };
}
