import { csvText } from '../../model/text/csv.ts';
import type { FileEmitted } from '../../model/text/csv.ts';
import { oneOf } from '../../model/text/filterText.ts';
import type { Query } from '../../model/text/query.ts';
import type { Reader } from '../../system/model/reader.ts';
import { dayIn } from '../../model/time/zoned.ts';
import type { Desk } from '../../messages/model/messagesRoute.ts';

/** Months that a report looks back on, the present one included. */
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
  /** Null: nothing to reckon it from. */
  value: number | null;
  format: FigureFormat;
  hint: string;
  /** How it came to be, month by month. */
  course?: readonly number[];
}

interface Titled {
  /** Names its file. */
  id: string;
  title: string;
  /** What there is to be seen, in a sentence. */
  description: string;
  format: FigureFormat;
  /** Takes the whole width, as a course does. */
  isWide?: boolean;
  /** Its figures are those of the chosen months; those of a course always are. */
  isOfRange?: boolean;
}
/** Amounts side by side, or parts of a whole. */
export interface PartsChart extends Titled {
  kind: 'bar' | 'donut';
  heads: readonly [label: string, value: string];
  data: readonly { label: string; value: number }[];
  /** Steps of which each is a share of the first one, not of their sum. */
  isFunnel?: boolean;
}
/** A course over months. */
export interface CourseChart extends Titled {
  kind: 'line';
  /** `data`: the axis begins near the lowest value, where change would not show from 0 on. @default 'zero' */
  baseline?: 'zero' | 'data';
  months: readonly string[];
  series: readonly { label: string; values: readonly number[] }[];
}
export type ReportChart = PartsChart | CourseChart;

/** What a portal reports; every portal's is this one pattern, told apart by data. */
export interface Report {
  stats: readonly ReportStat[];
  charts: readonly ReportChart[];
  /** What happened in the shared world alone. */
  live: readonly { label: string; value: number }[];
}

/** The months up to now as they are read, oldest first: `Dec 2025`. */
export function monthNames(count: number, now: number): string[] {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', year: 'numeric' });
  const today = new Date(now);
  return Array.from({ length: count }, (_, at) =>
    format.format(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (count - 1 - at), 1)),
  );
}

/** The last months of a year's figures, with what happened in the present month added to its own. */
export function recentMonths(year: readonly number[], count: number, live = 0): number[] {
  const known = year.length > 0 ? year : Array.from({ length: count }, () => 0);
  return known.slice(-count).map((value, at, { length }) => (at === length - 1 ? value + live : value));
}
export const sumOfMonths = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0);

/** How many there are of each, in the order in which they are first met or in the order asked for. */
export function tally(labels: readonly string[], order: readonly string[] = []): PartsChart['data'] {
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

/** The figures of a chart as a CSV file, named by its months where it depends on them, and by the reader's day. */
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
