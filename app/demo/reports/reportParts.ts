import type { MessagingRole } from '@vetsync/machines/messages/model';
import type { ApplicationKind, World } from '@vetsync/machines/model/world';
import type { Phrase } from '@vetsync/machines/system/model';
import {
  reportPhrase,
  type BreakdownChart,
  type MonthRange,
  type Report,
  type ReportStat,
  type TimeSeriesChart,
} from '@vetsync/machines/portalAnalytics/model';

/** Time span of a report. */
export interface ReportSpan {
  range: MonthRange;
  /** Epoch milliseconds. */
  now: number;
}

export const monthsHint: Readonly<Record<MonthRange, Phrase>> = {
  '3m': reportPhrase('months3'),
  '6m': reportPhrase('months6'),
  '12m': reportPhrase('months12'),
};

/** The first days of the last months, oldest first. */
export function lastMonths(count: number, now: number): string[] {
  const today = new Date(now);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (count - 1 - index), 1))
      .toISOString()
      .slice(0, 10),
  );
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

export const countOf = (label: Phrase, value: number, hint: Phrase, before?: number): ReportStat => ({
  label,
  value,
  format: 'count',
  hint,
  ...(before !== undefined && { before }),
});

type Parts = Pick<BreakdownChart, 'id' | 'title' | 'description' | 'heads' | 'data'> &
  Partial<BreakdownChart>;
export const barChart = (chart: Parts): BreakdownChart => ({ kind: 'bar', format: 'count', ...chart });

type Course = Pick<TimeSeriesChart, 'id' | 'title' | 'description' | 'values' | 'before'> &
  Partial<TimeSeriesChart>;
/** Time series up to `now`, which are named as their charts are. */
export const lineChartsAt =
  (now: number) =>
  ({ title, values, ...chart }: Course): TimeSeriesChart => ({
    kind: 'line',
    step: 'month',
    format: 'count',
    label: title,
    title,
    values,
    starts: lastMonths(values.length, now),
    ...chart,
  });

/** Counts the last valid decision on each application by its resulting status. */
export function countByStatus(world: World, kind: ApplicationKind, ...statuses: readonly string[]): number {
  const latestStatuses = new Map(
    world.decisions
      .filter((decision) => decision.kind === kind && !decision.undone)
      .map((one) => [one.applicationId, one.status]),
  );
  return [...latestStatuses.values()].filter((status) => statuses.includes(status)).length;
}

/** Figures from the world only, without samples. */
export const worldFigures = (
  world: World,
  role: MessagingRole,
  applications: number,
  kind: ApplicationKind,
): NonNullable<Report['live']> => [
  { id: 'received', label: reportPhrase('received'), value: applications },
  {
    id: 'decisions',
    label: reportPhrase('decisions'),
    value: world.decisions.filter((decision) => decision.kind === kind && !decision.undone).length,
  },
  {
    id: 'interviews',
    label: reportPhrase('interviews'),
    value: world.interviews.filter((interview) => interview.desk === role && interview.status !== 'cancelled')
      .length,
  },
  {
    id: 'messages',
    label: reportPhrase('messages'),
    value: world.sentMessages.filter(({ from }) => from === role).length,
  },
];
