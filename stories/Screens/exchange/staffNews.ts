import type { StaffNotification, StaffNotificationPage } from '@vetsync/machines/model/exchange';
import { seenAt } from '../../support/leads.ts';
import { self } from '../../support/organizations.ts';
import { receivedRows } from './samples.ts';

/** What an invented shipyard's staff are notified of. */

const minute = 60_000;
const hour = 60 * minute;
const before = (ms: number) => new Date(seenAt - ms).toISOString();

const ofApplication = (index: number) => {
  const { id, applicantName, listingTitle } = receivedRows[index]!;
  return {
    subject: id,
    application: { applicantName, listingTitle },
    payload: { applicantName, listingTitle },
  };
};
const assigned = { payload: { assignee: { id: self, name: 'Jordan Reyes' } } };

/** One of each kind, newest first: the first two are unread. */
export const shipyardNews: readonly StaffNotification[] = [
  {
    id: 'news-5',
    kind: 'applicationReceived',
    ...ofApplication(0),
    at: before(4 * minute),
    isRead: false,
  },
  {
    id: 'news-4',
    kind: 'messageSent',
    subject: 'thread-1',
    application: null,
    payload: {
      authorName: 'Priya Raman',
      text: 'Thank you for the invitation. Is there parking near the gate, or should I take the bus?',
    },
    at: before(40 * minute),
    isRead: false,
  },
  {
    id: 'news-3',
    kind: 'applicationAssigned',
    ...ofApplication(3),
    ...assigned,
    at: before(3 * hour),
    isRead: true,
  },
  {
    id: 'news-2',
    kind: 'contactAccepted',
    subject: 'thread-2',
    application: null,
    payload: { person: { id: 'ruth', name: 'Ruth Alvarado' } },
    at: before(5 * hour),
    isRead: true,
  },
  {
    id: 'news-1',
    kind: 'applicationWithdrawn',
    ...ofApplication(6),
    at: before(26 * hour),
    isRead: true,
  },
  {
    id: 'news-0',
    kind: 'applicationWithdrawn',
    subject: 'gone',
    application: null,
    payload: {},
    at: before(30 * hour),
    isRead: true,
  },
];

export const newsPage: StaffNotificationPage = {
  notifications: [...shipyardNews],
  nextCursor: 'older',
  unread: 2,
};
export const noNews: StaffNotificationPage = { notifications: [], nextCursor: null, unread: 0 };
