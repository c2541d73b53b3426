import type { LeadsTab } from '@vetsync/machines/leads/model';

/** Platform spec, section 2, "Leads admin". */
export const leadsAdminWords = {
  title: 'VetSync Leads',
  subtitle: 'Manage and export your lead data.',
  export: 'Export CSV',
  loading: 'Loading leads...',
  tabsLabel: 'Leads and analytics',
  tabs: { leads: 'Leads', analytics: 'Analytics' } satisfies Record<LeadsTab, string>,
} as const;

export const leadsSummaryWords = {
  label: 'Summary',
  total: { label: 'Total Leads', hint: 'People interested in VetSync' },
  veterans: { label: 'Veterans', hint: (share: string) => `${share}% of total leads` },
  organizations: { label: 'Organizations', hint: 'Leads with organizational affiliation' },
  unknown: '–',
  failed: 'The totals couldn’t be loaded.',
  retry: 'Try again',
} as const;

export const leadsTableWords = {
  title: 'Recent Leads',
  note: 'Real-time view of all captured leads',
  columns: {
    name: 'Name',
    email: 'Email',
    status: 'Status',
    organization: 'Organization',
    interest: 'Interest',
    source: 'Source',
    date: 'Date',
  },
  notSpecified: 'Not specified',
  none: '-',
  isNew: 'New',
  empty: 'No leads captured yet. Start promoting VetSync to see leads appear here in real-time!',
  noMatches: { title: 'No leads match', text: 'Try another spelling or fewer filters.' },
  failed: { title: 'The leads couldn’t be loaded', retry: 'Try again' },
  page: { failed: 'Older leads couldn’t be loaded.', loading: 'Loading more leads…', retry: 'Try again' },
} as const;

export const leadsToolbarWords = {
  label: 'Search and filter',
  search: { label: 'Search leads', placeholder: 'Name, email or organization' },
  veteran: { label: 'Status', veteran: 'Veterans', other: 'Not veterans' },
  source: { label: 'Source' },
  clear: 'Clear all',
  /** What the list contains: all leads, filtered leads, or search results. */
  count: {
    all: (shown: string) => (shown === '1' ? '1 lead' : `${shown} leads`),
    part: (shown: string, total: string) => `${shown} of ${total} leads`,
    more: (shown: string) => `${shown} or more leads`,
    searching: 'Searching…',
  },
} as const;

export const liveWords = {
  connecting: 'Connecting…',
  live: 'Live',
  reconnecting: (seconds: number | null) =>
    seconds === null || seconds === 0 ? 'Reconnecting…' : `Reconnecting in ${seconds} s`,
  crowded: 'Live in other windows',
  offline: 'Offline',
  explained: {
    connecting: 'New leads will appear here automatically in a moment.',
    live: 'New leads appear here automatically.',
    reconnecting: 'The live connection was lost. You won’t miss anything: it catches up automatically.',
    crowded:
      'You’re following leads in as many windows as you can at once. Close one, and this page goes live automatically.',
    offline: 'This device is offline. New leads appear when it’s back.',
  },
  waiting: 'New leads are waiting above the list.',
  newLeads: (count: number, shown: string) => (count === 1 ? '1 new lead' : `${shown} new leads`),
} as const;

export const leadDetailWords = {
  untitled: 'Lead',
  missing: 'Lead not found',
  finding: 'Loading the lead…',
  failed: { title: 'The lead couldn’t be loaded', retry: 'Try again' },
  received: (when: string) => `Received ${when}`,
  facts: {
    email: 'Email',
    status: 'Status',
    organization: 'Organization',
    interest: 'Interest',
    source: 'Source',
  },
  notGiven: 'Not given',
} as const;
