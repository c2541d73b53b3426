import type { ReportDecision } from '@vetsync/machines/model/exchange';
import type { ReportStatus } from '@vetsync/machines/model/world';

export const adminReportsWords = {
  title: 'Reports',
  note: 'You see what was reported to you: the messages that were copied, and nothing else of the conversation.',
  loading: 'Loading reports…',
  status: 'Status',
  statuses: { open: 'Open', acted: 'Acted on', dismissed: 'Dismissed' } satisfies Record<
    ReportStatus,
    string
  >,
  none: {
    open: { title: 'Nothing waits for you', text: 'New reports show up here, the oldest first.' },
    acted: { title: 'Nothing was acted on yet', text: 'Reports about which you did something show up here.' },
    dismissed: { title: 'Nothing is dismissed', text: 'Reports that you dismiss show up here.' },
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
    dismissed: 'Stored. Who reported it is told that it doesn’t break our rules.',
    acted: 'Stored. Who reported it is told that you did something about it.',
    overtaken: 'Another administrator has decided on it already.',
  },
} as const;

/** The form for a decision. */
export const reportDecisionWords = {
  title: { dismissed: 'Dismiss this report?', acted: 'Did you act on this report?' } satisfies Record<
    ReportDecision['status'],
    string
  >,
  text: {
    dismissed: 'Who reported it is told that it doesn’t break our rules. The other side is told nothing.',
    acted:
      'We’ll tell the person who reported it that you took action, not what it was. We won’t tell the other side anything. Take the action first: this step only closes the report.',
  } satisfies Record<ReportDecision['status'], string>,
  event: {
    title: 'Remove this event?',
    text: 'Everyone who joined is told that it won’t take place. We’ll tell the person who reported it that you took action, not what it was.',
    submit: 'Remove the event',
  },
  suspendOrganization: 'Suspend the organization',
  banUser: 'Ban the account',
  reason: 'Reason',
  reasonHelp: 'Only administrators read this.',
  tooLong: 'This reason is too long. Please shorten it.',
  submit: { dismissed: 'Dismiss', acted: 'Yes, store it' } satisfies Record<ReportDecision['status'], string>,
  working: 'Storing…',
  cancel: 'Cancel',
  failed: 'The decision wasn’t stored',
} as const;
