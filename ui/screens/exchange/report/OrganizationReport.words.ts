import type { Stage } from '@vetsync/machines/model/exchange';
import type { OrganizationKind } from '@vetsync/machines/organizations/model';

const stages = { 0: 'Received', 1: 'Interview', 2: 'Offer made' } as const;

export const organizationReportWords = {
  loading: 'Loading the figures…',
  refreshing: 'Loading other weeks…',
  failed: { title: 'The figures could not be loaded', retry: 'Try again' },
  closed: 'Your organization is suspended, so its figures cannot be read.',
  range: 'Weeks',
  weeks: (count: number) => `${count} weeks`,
  empty: {
    title: 'Nothing to report yet',
    text: 'Figures appear here from the first application on. Veterans apply for what you have listed.',
    action: 'Open listings',
  },
  received: (count: string, isOne: boolean, weeks: number) =>
    isOne
      ? `1 application came in within the last ${weeks} weeks`
      : `${count} applications came in within the last ${weeks} weeks`,
  more: (amount: string) => `, ${amount} more than in the weeks before.`,
  fewer: (amount: string) => `, ${amount} fewer than in the weeks before.`,
  same: ', as many as in the weeks before.',
  decision: (days: string, isOne: boolean, decisions: string) =>
    `On average, the first decision came after ${isOne ? '1 day' : `${days} days`} (${decisions} decided).`,
  decisionBefore: (days: string, isOne: boolean) =>
    `In the weeks before, it took ${isOne ? '1 day' : `${days} days`}.`,
  noDecision: 'Nothing was decided for the first time in these weeks.',
  inUtc: 'Days are counted in UTC, and the last week ends today.',
  byWeek: {
    title: 'Applications by week',
    head: 'Week from',
    series: 'Received',
    sum: (count: string, before: string) => `${count} in these weeks, ${before} in the weeks before.`,
  },
  stages: {
    title: 'How far they came',
    text: 'Of the applications received in these weeks: how many came at least this far.',
    heads: ['Step', 'Applications'],
    names: {
      employer: { ...stages, 3: 'Hired' },
      university: { ...stages, 3: 'Accepted' },
      hospital: { ...stages, 3: 'Accepted' },
      nonprofit: { ...stages, 3: 'Active' },
    } satisfies Record<OrganizationKind, Record<Stage, string>>,
  },
  statuses: {
    title: 'Where all applications stand',
    text: 'Every application you have ever received, by where it stands now.',
    heads: ['Status', 'Applications'],
  },
  listings: {
    title: 'Most applications by listing',
    count: (count: string, isOne: boolean) => (isOne ? '1 application' : `${count} applications`),
    taken: {
      employer: (count) => `${count} hired`,
      university: (count) => `${count} accepted`,
      hospital: (count) => `${count} accepted`,
      nonprofit: (count) => `${count} active`,
    } satisfies Record<OrganizationKind, (count: string) => string>,
  },
} as const;
