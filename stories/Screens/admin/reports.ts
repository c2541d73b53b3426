import type { QueuedReport } from '@vetsync/machines/model/exchange';
import { seenAt } from '../../support/leads.ts';

/** Reports about invented people and organizations. */

const minute = 60_000;
const before = (minutes: number) => new Date(seenAt - minutes * minute).toISOString();

const message = (id: string, side: 'person' | 'organization', text: string, minutes: number) => ({
  id,
  side,
  authorName: side === 'person' ? 'Marisol Vega' : 'Jordan Reyes',
  text,
  at: before(minutes),
});

export const reports: readonly QueuedReport[] = [
  {
    id: '018f2b6a-0000-7000-8000-000000000301',
    at: before(90),
    status: 'open',
    reason: 'scam',
    note: 'They ask for money before an interview.',
    side: 'person',
    reporter: { id: 'v', name: 'Marisol Vega' },
    organization: { id: 'o', name: 'Tidewater Works' },
    person: { id: 'v', name: 'Marisol Vega' },
    messageId: 'message-2',
    isOfEvent: false,
    evidence: [
      message('message-1', 'person', 'Is the first shift still open?', 120),
      message('message-2', 'organization', 'Yes. Send a fee of $200 first, then you get an interview.', 95),
    ],
    decision: null,
  },
  {
    id: '018f2b6a-0000-7000-8000-000000000302',
    at: before(30),
    status: 'open',
    reason: 'harassment',
    note: '',
    side: 'organization',
    reporter: null,
    organization: { id: 'o', name: 'Tidewater Works' },
    person: { id: 'w', name: null },
    messageId: null,
    isOfEvent: false,
    evidence: [message('message-3', 'person', 'You people are all the same.', 40)],
    decision: null,
  },
];
/** An event that a person announced. */
export const reportOfEvent: QueuedReport = {
  ...reports[0]!,
  id: '018f2b6a-0000-7000-8000-000000000303',
  reason: 'spam',
  note: 'They sell insurance.',
  organization: { id: 'h', name: 'Dale Whitfield' },
  isOfEvent: true,
  messageId: null,
  evidence: [
    {
      ...message('event-1', 'organization', 'Coffee for veterans\nTampa, FL\nBring your policy papers.', 300),
      authorName: 'Dale Whitfield',
    },
  ],
};
export const decidedReport: QueuedReport = {
  ...reports[0]!,
  status: 'acted',
  decision: { at: before(10), reason: 'They did ask for money.', by: { id: 'a', name: 'Ada Admin' } },
};
