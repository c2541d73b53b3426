import type { AdminTab } from '@vetsync/machines/admin/model';
import type { Role } from '@vetsync/machines/account/model';

/** Display names of roles. Whoever has none is called a member: only they can say whether they are a veteran. */
export const roleNames = {
  user: 'Member',
  recruiter: 'Recruiter',
  university: 'University',
  hospital: 'Hospital',
  nonprofit: 'Nonprofit',
  admin: 'Administrator',
} as const satisfies Record<Role, string>;

/** The specification names the page `/admin-dashboard` but not its content, so the content is our choice. */
export const adminDashboardWords = {
  tabs: {
    overview: 'Admin dashboard',
    users: 'Users',
    organizations: 'Organizations',
    reports: 'Reports',
    data: 'Data',
  } satisfies Record<AdminTab, string>,
  subtitles: {
    overview: 'What awaits your decision, and how the system is doing.',
    users: 'People, their roles and their sessions.',
    organizations:
      'Strangers may try to pose as an organization. Check each one before the public can see it.',
    reports: 'You see only what was reported: the copied messages, and nothing else from the conversation.',
    data: 'Public files, and the facts and rates that we check by hand.',
  } satisfies Record<AdminTab, string>,
} as const;

export const overviewWords = {
  loading: 'Loading the overview…',
  failed: { title: 'The overview couldn’t be loaded', retry: 'Try again' },
  stale: {
    title: 'These figures are out of date',
    text: (when: string) => `They’re from ${when}.`,
    retry: 'Refresh',
  },
  waiting: {
    title: 'Waiting for your decision',
    organizations: (count: number) => (count === 1 ? '1 organization' : `${count} organizations`),
    reports: (count: number) => (count === 1 ? '1 report' : `${count} reports`),
    requests: (count: number) => (count === 1 ? '1 request' : `${count} requests`),
    since: {
      organizations: (when: string) =>
        `New organization, added ${when}. No one can find it until it’s approved.`,
      reports: (when: string) => `Report about a conversation, sent ${when}`,
      requests: (when: string) => `Request for a custom solution, sent ${when}`,
    },
    unnamed: 'No name',
  },
  counts: {
    label: 'At a glance',
    figures: 'Counts',
    users: { label: 'Users', hint: (banned: string) => `${banned} banned` },
    sessions: { label: 'Open sessions', hint: 'Devices that are signed in' },
    verified: { label: 'Verified veterans', hint: 'Confirmed by the identity provider' },
    secondFactor: { label: 'Two-step sign-in', hint: 'Users who have turned it on' },
    leads: { label: 'Leads', hint: 'People interested in VetSync' },
    solutions: { label: 'Custom solutions', hint: 'Requests from organizations' },
    byRole: { title: 'Users by role', role: 'Role', users: 'Users' },
  },
  questions: {
    title: 'What people ask Battle Buddy',
    text: 'Counts of answers people still have. Only they can read their questions.',
    answers: (count: string, helpful: string, notHelpful: string) =>
      `Answered ${count} times. Helpful: ${helpful}. Not helpful: ${notHelpful}.`,
  },
} as const;
