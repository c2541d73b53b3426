import type { Phrase, WritePhrase } from '../../system/model/phrase.ts';
import { reportPhrase } from './phrases.ts';
import { csvText } from '../../model/text/csv.ts';
import type { FileEmitted } from '../../model/text/csv.ts';
import { oneOf } from '../../model/text/filterText.ts';
import type { Query } from '../../model/text/query.ts';
import type { IntlConfig } from '../../system/model/intl.ts';
import { dayIn } from '../../model/time/zoned.ts';

/** Weeks up to today, or months including the current one. */
export const monthRanges = ['3m', '6m', '12m'] as const;
export type MonthRange = (typeof monthRanges)[number];
export const weekRanges = ['4w', '12w', '26w', '52w'] as const;
export type WeekRange = (typeof weekRanges)[number];
export type ReportRange = MonthRange | WeekRange;

/** What a report can be read for, and what it is read for at first. */
export interface ReportRanges {
  choices: readonly ReportRange[];
  usual: ReportRange;
}
export const rangesOfMonths: ReportRanges = { choices: monthRanges, usual: '12m' };
export const rangesOfWeeks: ReportRanges = { choices: weekRanges, usual: '12w' };

/** How many weeks or months a range has. */
export const lengthOf = (range: ReportRange): number => Number.parseInt(range, 10);
/** The range of a URL. Older addresses have `?weeks=`. */
export const parseReportRange = (
  { range, weeks = '' }: Query,
  { choices, usual }: ReportRanges,
): ReportRange => oneOf(choices, range ?? `${weeks}w`, usual);

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
/** A time series by week or month. */
export interface TimeSeriesChart extends Titled {
  kind: 'line';
  step: 'week' | 'month';
  /** `data`: the axis starts near the lowest value, because changes would be invisible from 0. @default 'auto' */
  baseline?: 'auto' | 'data';
  /** The first day of each, `2026-03-01`. */
  starts: readonly string[];
  label: Phrase;
  values: readonly number[];
  /** As many before these, if all are known. */
  before?: readonly number[] | undefined;
}
export type ReportChart = BreakdownChart | TimeSeriesChart;

/** An organization's report. What only one server can know, the other leaves out. */
export interface Report {
  /** What the report is about. */
  about?: Phrase;
  /** What the figures say, in place of what they are about. */
  summary?: ReportSummary;
  stats: readonly ReportStat[];
  charts: readonly ReportChart[];
  /** The listings with the most applications. */
  listings?: readonly {
    id: string;
    title: string;
    href: string;
    received: number;
    taken: number;
    takenName: Phrase;
  }[];
  /** What was really done in the demo. */
  live?: readonly { id: string; label: Phrase; value: number }[];
  /** Where the figures are from. */
  note?: Phrase;
}

/** A figure of a period, and that of the period before; null if there is nothing to compute it from. */
interface Beside<Value = number> {
  now: Value;
  before: Value;
}
export interface ReportSummary {
  weeks: number;
  received: Beside;
  decided: Beside;
  daysToDecision: Beside<number | null>;
}

/** Names of months, given by their first days: `Dec 2025`. */
export function monthNames(months: readonly string[], locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short', year: 'numeric' });
  return months.map((month) => format.format(new Date(`${month}T00:00:00Z`)));
}

const hasBefore = ({ data }: BreakdownChart): boolean => data.every(({ before }) => before !== undefined);

const table = (
  chart: ReportChart,
  locale: string,
  write: WritePhrase,
): readonly [readonly string[], readonly (readonly string[])[]] =>
  chart.kind === 'line'
    ? [
        [
          write(reportPhrase(chart.step)),
          write(chart.label),
          ...(chart.before ? [write(reportPhrase('before'))] : []),
        ],
        (chart.step === 'month' ? monthNames(chart.starts, locale) : chart.starts).map((start, index) => [
          start,
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
  { slug, range }: { slug: string; range: ReportRange },
  chart: ReportChart,
  { locale, timeZone, now }: IntlConfig,
  write: WritePhrase,
): FileEmitted['file'] {
  const [header, lines] = table(chart, locale, write);
  const named = chart.kind === 'line' || chart.isOfRange ? `${chart.id}-${range}` : chart.id;
  return {
    name: `vetsync-${slug}-${named}-${dayIn(timeZone, now)}.csv`,
    mediaType: 'text/csv',
    text: csvText(header, lines),
  };
}
