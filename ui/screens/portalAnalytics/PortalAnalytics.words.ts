import type { MessagingRole } from '@vetsync/machines/messages/model';
import type { ReportRange } from '@vetsync/machines/portalAnalytics/model';

export const portalAnalyticsWords = {
  title: { recruiter: 'Analytics', university: 'Reports', nonprofit: 'Reports' } satisfies Record<
    MessagingRole,
    string
  >,
  subtitle: {
    recruiter: 'How veterans find your positions, and how far they get.',
    university: 'Who applies, who is accepted, and who studies here.',
    nonprofit: 'What your programs bring about, and for whom.',
  } satisfies Record<MessagingRole, string>,
  range: 'Range',
  ranges: { '3m': '3 months', '6m': '6 months', '12m': '12 months' } satisfies Record<ReportRange, string>,
  figures: 'Figures',
  plots: 'Plots',
  month: 'Month',
  days: (count: string) => `${count} days`,
  percent: (count: string) => `${count}%`,
  points: (percent: string) => `${percent.replace('%', '')} points`,
  sum: (total: string, months: number) => `${total} in ${months} months.`,
  sumBeside: (total: string, before: string, months: number) =>
    `${total} in ${months} months, ${before} in the ${months} months before.`,
  last: (value: string, month: string) => `${value} in ${month}.`,
  lastBeside: (value: string, month: string, before: string, months: number) =>
    `${value} in ${month}, ${before} ${months} months before.`,
  more: (hint: string, amount: string) => `${hint}: ${amount} more than before`,
  fewer: (hint: string, amount: string) => `${hint}: ${amount} fewer than before`,
  same: (hint: string) => `${hint}: as many as before`,
  notYet: 'Not yet',
  save: 'Save as CSV',
  saveOf: (title: string) => `Save as CSV: ${title}`,
  live: 'In this demo',
  liveText: 'Counted from what was really done here; the figures above include it.',
  sample: 'Sample figures: the people and the months before this one are invented.',
} as const;
