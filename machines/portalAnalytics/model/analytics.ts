import { csvText } from '../../model/text/csv.ts';
import type { FileEmitted } from '../../model/text/csv.ts';
import { oneOf } from '../../model/text/filterText.ts';
import type { Query } from '../../model/text/query.ts';
import type { Reader } from '../../system/model/reader.ts';
import { dayIn } from '../../model/time/zoned.ts';
import type { Desk } from '../../messages/model/messagesRoute.ts';

/** Ranges of a report, including the current month. */
export const reportRanges = ['3m', '6m', '12m'] as const;
export type ReportRange = (typeof reportRanges)[number];
export const usualReportRange: ReportRange = '12m';
export const monthsOf: Readonly<Record<ReportRange, number>> = { '3m': 3, '6m': 6, '12m': 12 };
export const readReportRange = (query: Query): ReportRange =>
  oneOf(reportRanges, query['range'], usualReportRange);

export type FigureFormat = 'count' | 'percent' | 'days';

/** One figure of a report. */
export interface ReportStat {
  label: string;
  /** Null if there is no data. */
  value: number | null;
  format: FigureFormat;
  hint: string;
  /** Values by month. */
  course?: readonly number[];
}

interface Titled {
  /** Used in its file name. */
  id: string;
  title: string;
  /** Text description of the chart. */
  description: string;
  format: FigureFormat;
  /** Uses the full width, like time series do. */
  isWide?: boolean;
  /** Its figures depend on the chosen range. Those of a time series always do. */
  isOfRange?: boolean;
}
/** A bar chart of amounts or shares. */
export interface PartsChart extends Titled {
  kind: 'bar' | 'donut';
  heads: readonly [label: string, value: string];
  data: readonly { label: string; value: number }[];
  /** Each value is a share of the first one, not of the sum. */
  isFunnel?: boolean;
}
/** A time series by month. */
export interface CourseChart extends Titled {
  kind: 'line';
  /** `data`: the axis starts near the lowest value, because changes would be invisible from 0. @default 'zero' */
  baseline?: 'zero' | 'data';
  months: readonly string[];
  series: readonly { label: string; values: readonly number[] }[];
}
export type ReportChart = PartsChart | CourseChart;

/** A portal's report. All portals use the same structure. */
export interface Report {
  stats: readonly ReportStat[];
  charts: readonly ReportChart[];
  /** Figures from the world only, without samples. */
  live: readonly { label: string; value: number }[];
}

/** Labels of the last months, oldest first: `Dec 2025`. */
export function monthNames(count: number, now: number): string[] {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', year: 'numeric' });
  const today = new Date(now);
  return Array.from({ length: count }, (_, at) =>
    format.format(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (count - 1 - at), 1)),
  );
}

/** The last months of a year's figures, with live figures added to the current month. */
export function recentMonths(year: readonly number[], count: number, live = 0): number[] {
  const known = year.length > 0 ? year : Array.from({ length: count }, () => 0);
  return known.slice(-count).map((value, at, { length }) => (at === length - 1 ? value + live : value));
}
export const sumOfMonths = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0);

/** Counts each label, in order of first occurrence or in the given order. */
export function countLabels(labels: readonly string[], order: readonly string[] = []): PartsChart['data'] {
  const counts = new Map<string, number>(order.map((label) => [label, 0]));
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].map(([label, value]) => ({ label, value }));
}

const table = (chart: ReportChart): readonly [readonly string[], readonly (readonly string[])[]] =>
  chart.kind === 'line'
    ? [
        ['Month', ...chart.series.map(({ label }) => label)],
        chart.months.map((month, at) => [
          month,
          ...chart.series.map(({ values }) => String(values[at] ?? 0)),
        ]),
      ]
    : [chart.heads, chart.data.map(({ label, value }) => [label, String(value)])];

/** A chart's figures as a CSV file. Its name has the range, if the chart depends on it, and the reader's day. */
export function chartFile(
  { desk, range }: { desk: Desk; range: ReportRange },
  chart: ReportChart,
  { timeZone, now }: Reader,
): FileEmitted['file'] {
  const [header, lines] = table(chart);
  const named = chart.kind === 'line' || chart.isOfRange ? `${chart.id}-${range}` : chart.id;
  return {
    name: `vetsync-${desk}-${named}-${dayIn(timeZone, now)}.csv`,
    mediaType: 'text/csv',
    text: csvText(header, lines),
  };
}
