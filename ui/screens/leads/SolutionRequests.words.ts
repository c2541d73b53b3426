import type { SolutionStatus } from '@vetsync/machines/leads/model';

/** Display names of statuses. */
export const solutionStatusNames = {
  new: 'New',
  in_progress: 'In progress',
  answered: 'Answered',
  closed: 'Closed',
} as const satisfies Record<SolutionStatus, string>;

/** What the lists of each status are called. */
export const solutionListNames = { ...solutionStatusNames };

export const solutionRequestsWords = {
  title: 'Custom solution requests',
  subtitle: 'What organizations have asked us to build, and where each request stands.',
  export: 'Export CSV',
  loading: 'Loading requests…',
  table: 'Requests',
  toolbar: {
    label: 'Search and filter',
    search: { label: 'Search requests', placeholder: 'Name, email or organization' },
    status: { label: 'Status', all: 'All' },
    clear: 'Clear all',
    count: (shown: string, count: number) => (count === 1 ? '1 request' : `${shown} requests`),
    more: (shown: string) => `${shown} or more requests`,
    searching: 'Searching…',
  },
  columns: {
    name: 'From',
    organization: 'Organization',
    need: 'What for',
    status: 'Status',
    received: 'Received',
  },
  none: '-',
  empty: {
    title: 'No requests yet',
    text: 'When an organization asks for a custom solution on the home page, the request shows up here.',
  },
  noMatches: { title: 'No requests match', text: 'Try another spelling or another status.' },
  failed: { title: 'The requests couldn’t be loaded', retry: 'Try again' },
  page: {
    failed: 'More requests couldn’t be loaded.',
    loading: 'Loading more requests…',
    retry: 'Try again',
  },
} as const;

export const solutionRequestWords = {
  finding: 'Loading the request…',
  missing: 'Request not found',
  untitled: 'Request',
  failed: { title: 'The request couldn’t be loaded', retry: 'Try again' },
  from: (organization: string) => `Request from ${organization}`,
  facts: {
    name: 'Name',
    email: 'Email',
    received: 'Received',
    timeline: 'Needed',
    budget: 'Budget',
    purpose: 'What they would use it for',
    requirements: 'What it needs to do or work with',
  },
  notGiven: 'Not given',
  status: {
    label: 'Status',
    saving: 'Saving…',
    untouched: 'No one has changed the status yet.',
    changed: (status: string, by: string | null, when: string) =>
      `Set to ${status}${by === null ? '' : ` by ${by}`}, ${when}.`,
    failed: 'The status wasn’t changed.',
    conflict: 'Someone else changed this request while you had it open. Here is the current version.',
  },
} as const;
