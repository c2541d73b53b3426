import type { ReportDecision } from '@vetsync/machines/model/exchange';
import type { ReportStatus } from '@vetsync/machines/model/world';

export const adminReportsWords = {
  title: 'Reports',
  showAll: 'Show all reports',
  loading: 'Loading reports…',
  status: 'Status',
  statuses: { open: 'Open', acted: 'Acted on', dismissed: 'Dismissed' } satisfies Record<
    ReportStatus,
    string
  >,
  none: {
    open: { title: 'Nothing is waiting for you', text: 'New reports show up here, oldest first.' },
    acted: { title: 'No action taken yet', text: 'Reports you acted on show up here.' },
    dismissed: { title: 'Nothing dismissed', text: 'Reports that you dismiss show up here.' },
  } satisfies Record<ReportStatus, { title: string; text: string }>,
  failed: { title: 'The reports couldn’t be loaded', retry: 'Try again' },
  more: { load: 'Load more', loading: 'Loading more…', failed: 'More reports couldn’t be loaded.' },
  between: (reporter: string, about: string) => `${reporter} about ${about}`,
  somebody: 'Someone who no longer has an account',
  unnamed: 'Someone without a name',
  facts: {
    note: 'What they say',
    of: 'Organization',
    host: 'Host of the event',
    person: 'Person',
    reason: 'Your reason',
    by: 'Decided by',
  },
  evidence: 'What was copied',
  reported: 'Reported message',
  decide: { dismissed: 'Dismiss', acted: 'Acted on' } satisfies Record<ReportDecision['status'], string>,
  removeEvent: 'Remove the event',
  decideOn: (decision: string, between: string) => `${decision}: ${between}`,
  outcomes: {
    dismissed: 'Saved. We’ll tell the person who reported it that it doesn’t break our rules.',
    acted: 'Saved. We’ll tell the person who reported it that you took action.',
    overtaken: 'Another administrator has already decided on it.',
  },
} as const;

/** The form for a decision. */
export const reportDecisionWords = {
  title: { dismissed: 'Dismiss this report?', acted: 'Did you act on this report?' } satisfies Record<
    ReportDecision['status'],
    string
  >,
  text: {
    dismissed:
      'We’ll tell the person who reported it that it doesn’t break our rules. We won’t tell the other person or organization anything.',
    acted:
      'We’ll tell the person who reported it that you took action, not what it was. We won’t tell the other person or organization anything. Take the action first: this step only closes the report.',
  } satisfies Record<ReportDecision['status'], string>,
  event: {
    title: 'Remove this event?',
    text: 'We’ll tell everyone who joined that it won’t take place. We’ll tell the person who reported it that you took action, not what it was.',
    submit: 'Remove the event',
  },
  suspendOrganization: 'Suspend the organization',
  banUser: 'Ban the account',
  reason: 'Reason',
  reasonHelp: 'Only administrators read this.',
  tooLong: 'This reason is too long. Please shorten it.',
  submit: { dismissed: 'Dismiss', acted: 'Save decision' } satisfies Record<ReportDecision['status'], string>,
  working: 'Storing…',
  cancel: 'Cancel',
  failed: 'The decision wasn’t saved',
} as const;
