import type { RangePreset } from '@vetsync/machines/leads/model';

/** The browser's own submission log (platform spec, section 2, "A richer analytics view"). */
export const localAnalyticsWords = {
  title: 'Submissions from this browser',
  note: 'What was sent from this device, and what’s still waiting on it.',
  figures: 'Counts of submissions',
  total: { label: 'Total Submissions', hint: 'The last 100 are remembered' },
  pending: { label: 'Pending Sync', hint: 'Kept on this device' },
  failed: { label: 'Failed Attempts', hint: 'Among these submissions' },
  actions: {
    label: 'Actions',
    retry: 'Retry Failed',
    retrying: 'Retrying…',
    nothing: 'Nothing to retry',
  },
  recent: {
    title: 'Recent submissions',
    note: 'The last 10, newest first',
    empty: 'Nothing was sent from this browser yet.',
    columns: { time: 'Time', source: 'Source', result: 'Result', error: 'Error' },
    sent: 'Sent',
    failed: 'Failed',
  },
  waiting: {
    title: 'Pending leads',
    empty: 'No leads are waiting on this device.',
    columns: {
      name: 'Name',
      email: 'Email',
      saved: 'Saved',
      attempts: 'Attempts',
      error: 'Last error',
    },
  },
  none: '-',
} as const;

export const serverAnalyticsWords = {
  title: 'All leads',
  range: 'Range',
  presets: {
    '7d': '7 days',
    '30d': '30 days',
    '90d': '90 days',
    all: 'All time',
  } satisfies Record<RangePreset, string>,
  custom: 'Custom dates',
  show: 'Show',
  loading: 'Counting leads…',
  total: (shown: string, count: number) => (count === 1 ? '1 lead' : `${shown} leads`),
  allTime: 'all time',
  days: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  counted: (leads: string, days: string) => `${leads}, ${days}`,
  empty: {
    title: 'No leads in this range',
    text: 'Choose a longer range to see more.',
    all: 'Show all time',
  },
  none: { title: 'No leads captured yet', text: 'Counts appear here with the first one.' },
  failed: { title: 'The analytics couldn’t be loaded', retry: 'Try again' },
  byDay: 'Leads by day',
  beside: (total: string, before: string, days: number) =>
    days === 1
      ? `${total} on this day, ${before} on the day before.`
      : `${total} in ${days} days, ${before} in the ${days} days before.`,
  byDayNote: 'Days begin at midnight UTC',
  bySource: 'Leads by source',
  byStatus: 'Leads by status',
  day: 'Day',
  source: 'Source',
  status: 'Status',
  leads: 'Leads',
  notSpecified: 'Not specified',
  noSource: 'No source',
} as const;
