import type { ReportRange, TimeSeriesChart } from '@vetsync/machines/portalAnalytics/model';

export const organizationReportWords = {
  loading: 'Loading the figures…',
  refreshing: 'Loading other figures…',
  failed: { title: 'The figures couldn’t be loaded', retry: 'Try again' },
  old: 'These figures may be out of date: the latest couldn’t be loaded.',
  closed: 'Your organization is suspended, so its figures aren’t available.',
  empty: {
    title: 'Nothing to report yet',
    text: 'Figures appear here once you get your first application. Veterans apply for what you have listed.',
    action: 'Open listings',
  },
  range: 'Range',
  ranges: {
    '4w': '4 weeks',
    '12w': '12 weeks',
    '26w': '26 weeks',
    '52w': '52 weeks',
    '3m': '3 months',
    '6m': '6 months',
    '12m': '12 months',
  } satisfies Record<ReportRange, string>,
  sentence: {
    received: (count: string, isOne: boolean, weeks: number) =>
      isOne
        ? `1 application came in over the last ${weeks} weeks`
        : `${count} applications came in over the last ${weeks} weeks`,
    more: (amount: string) => `, ${amount} more than in the previous period.`,
    fewer: (amount: string) => `, ${amount} fewer than in the previous period.`,
    same: ', as many as in the previous period.',
    decision: (days: string, isOne: boolean, decisions: string) =>
      `On average, a first decision took ${isOne ? '1 day' : `${days} days`} (${decisions} decided).`,
    decisionBefore: (days: string, isOne: boolean) =>
      `In the previous period, it took ${isOne ? '1 day' : `${days} days`}.`,
    noDecision: 'No first decisions in this period.',
  },
  figures: 'Figures',
  plots: 'Charts',
  days: (count: string) => `${count} days`,
  percent: (count: string) => `${count}%`,
  points: (percent: string) => `${percent.replace('%', '')} points`,
  steps: {
    week: {
      head: 'Week from',
      span: (count: number) => `${count} weeks`,
      spanBefore: (count: number) => `the previous ${count} weeks`,
    },
    month: {
      head: 'Month',
      span: (count: number) => `${count} months`,
      spanBefore: (count: number) => `the previous ${count} months`,
    },
  } satisfies Record<TimeSeriesChart['step'], unknown>,
  sum: (total: string, span: string) => `${total} in ${span}.`,
  sumBeside: (total: string, span: string, before: string, spanBefore: string) =>
    `${total} in ${span}, ${before} in ${spanBefore}.`,
  last: (value: string, when: string) => `${value} in ${when}.`,
  lastBeside: (value: string, when: string, before: string, span: string) =>
    `${value} in ${when}, ${before} ${span} before.`,
  more: (hint: string, amount: string) => `${hint}: ${amount} more than before`,
  fewer: (hint: string, amount: string) => `${hint}: ${amount} fewer than before`,
  same: (hint: string) => `${hint}: as many as before`,
  notYet: 'Not yet',
  save: 'Save as CSV',
  saveOf: (title: string) => `Save as CSV: ${title}`,
  live: 'In this demo',
  liveText: 'Counted from what was really done here; the figures above include it.',
  listings: {
    title: 'Applications by listing',
    count: (count: string, isOne: boolean) => (isOne ? '1 application' : `${count} applications`),
    taken: (name: string, count: string) => `${name}: ${count}`,
  },
} as const;
