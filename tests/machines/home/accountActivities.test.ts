import type { PersonBooking, Proposal } from '@vetsync/machines/bookings/model';
import { activitiesOf, claimActivities } from '@vetsync/machines/home/model';
import { nonActivityKinds } from '@vetsync/machines/model/exchange';
import { emptyWorld } from '@vetsync/machines/model/world';
import type { FactBody, World } from '@vetsync/machines/model/world';
import { writePhrase } from '@vetsync/ui/language';
import '@vetsync/ui/screens/exchange/Contact.phrases';
import '@vetsync/ui/screens/home/AccountActivities.phrases';
import { expect, test } from 'vitest';

const activityOf = (body: FactBody) => activitiesOf([{ id: 'f', at: 1_000, body }])[0];
const report = {
  id: 'r',
  threadId: 't',
  organizationName: 'Harbor Forge',
  reason: 'spam',
  at: '',
  status: 'open',
} as const;
const request = {
  id: 'q',
  organizationId: 'o',
  organizationName: 'Harbor Forge',
  fromName: 'Kim',
  text: 'Hello',
  at: '',
  status: 'open',
} as const;
const visit = (more: Partial<PersonBooking>): FactBody => ({
  type: 'bookingChanged',
  by: 'organization',
  booking: {
    id: 'b',
    kind: 'appointment',
    organizationName: 'Harbor Forge',
    proposal: null,
    ...more,
  } as PersonBooking,
});
const messages = '/platform/messages?as=me';
const application = '/platform/career/application/a?as=me';
const decision = {
  kind: 'job',
  applicationId: 'a',
  subject: 'Rigger at Harbor Forge',
  status: 'rejected',
  decision: 'reject',
} as const;

test.each<[FactBody, string, string | undefined]>([
  [{ type: 'decisionRecorded', decision }, 'Answer to your application: Rigger at Harbor Forge', application],
  [
    { type: 'decisionUndone', decisionId: 'd' },
    'An organization took a decision back',
    '/platform/applications?as=me',
  ],
  [{ type: 'offerAccepted', kind: 'job', applicationId: 'a' }, 'You accepted an offer', application],
  [
    { type: 'applicationWithdrawn', kind: 'job', applicationId: 'a' },
    'You withdrew an application',
    application,
  ],
  [
    {
      type: 'caseShared',
      case: { organizationName: 'Harbor Forge', title: 'Rigger' } as World['cases'][number],
    },
    'News from Harbor Forge: Rigger',
    '/platform/applications?as=me',
  ],
  [
    {
      type: 'messageSent',
      message: { id: 'm', to: 'user', from: 'o', fromName: 'Kim, Harbor Forge', text: 'Hi' },
    },
    'Message from Kim, Harbor Forge',
    `${messages}&organization=o`,
  ],
  [
    {
      type: 'messageSent',
      message: { id: 'm', to: 'user', from: 'person:t', fromName: 'Kim', text: 'Hi' },
    },
    'Message from Kim',
    `${messages}&thread=t`,
  ],
  [
    { type: 'messageSent', message: { id: 'm', to: 'o', text: 'Hi' } },
    'You sent a message',
    `${messages}&organization=o`,
  ],
  [
    { type: 'contactRequested', request },
    'Harbor Forge asked to talk with you',
    `${messages}&organization=o`,
  ],
  [{ type: 'contactAnswered', requestId: 'q', accepted: true }, 'You accepted a contact request', messages],
  [{ type: 'contactAnswered', requestId: 'q', accepted: false }, 'You declined a contact request', messages],
  [
    { type: 'threadBlocked', threadId: 't', isBlocked: true },
    'You blocked an organization',
    `${messages}&thread=t`,
  ],
  [
    { type: 'threadBlocked', threadId: 't', isBlocked: false },
    'You let an organization write again',
    `${messages}&thread=t`,
  ],
  [{ type: 'reportSent', report }, 'You reported a conversation with Harbor Forge', `${messages}&thread=t`],
  [{ type: 'reportDecided', reportId: 'r', status: 'acted' }, 'Your report was reviewed', messages],
  [{ type: 'poolLeft' }, 'Organizations can no longer find you', '/account/candidacy'],
  [{ type: 'eventLeft', eventId: 'e' }, 'You left an event', undefined],
  [
    { type: 'eventWaited', event: { id: 'e', title: 'Job fair' } },
    'On the waiting list: Job fair',
    undefined,
  ],
  [{ type: 'eventCancelled', eventId: 'e' }, 'You canceled an event', undefined],
  [
    { type: 'mentoringChanged', mentorshipId: 'm', news: 'accepted', name: 'Kim', text: '' },
    'Kim said yes',
    undefined,
  ],
  [visit({ status: 'confirmed' }), 'Visit with Harbor Forge: Confirmed', '/platform/wellness/appointment/b'],
  [
    visit({ kind: 'interview', status: 'requested', proposal: { times: [] as string[] } as Proposal }),
    'Interview with Harbor Forge: No time set yet',
    '/platform/applications?interview=b',
  ],
  [
    visit({ status: 'confirmed', proposal: {} as Proposal }),
    'Visit with Harbor Forge: New time proposed',
    '/platform/wellness/appointment/b',
  ],
  [
    { type: 'programForgotten', programId: 'p' },
    'Removed from what you saved',
    '/platform/marketplace?saved=true',
  ],
])('%j is an activity with its page', (body, text, href) => {
  const found = activityOf(body);
  expect(found && writePhrase(found.text)).toBe(text);
  expect(found?.href).toBe(href);
});

test.each(['notificationRead', 'allNotificationsRead', 'conversationRead'])(
  '%s is none, and takes no place among the latest',
  (kind) => expect(nonActivityKinds).toContain(kind),
);

test('steps of claims are activities on their days, and lead to the claim', () => {
  const claim = {
    id: 'c',
    title: 'Hearing',
    kind: 'new',
    stage: 'rating',
    filed: '2026-03-01',
    reached: { received: '2026-03-01', initialReview: '2026-03-02', rating: '2026-03-04' },
    next: null,
    note: '',
  };
  const world: World = {
    ...emptyWorld,
    privateRecords: [{ id: 'claims', text: JSON.stringify([claim]) }],
  };
  const now = Date.parse('2026-03-04T05:06:07Z');
  const found = claimActivities(world, { timeZone: 'UTC', now });
  expect(found.map(({ text, at }) => [writePhrase(text), at])).toEqual([
    // Noted today, and not later than now.
    ['Hearing: Rating', '2026-03-04T05:06:07.000Z'],
    ['Hearing: Initial review', '2026-03-02T12:00:00.000Z'],
    ['Claim filed: Hearing', '2026-03-01T12:00:00.000Z'],
  ]);
  expect(found[0]?.href).toBe('/platform/wellness/claims?claim=c');
  expect(claimActivities(emptyWorld, { timeZone: 'UTC', now })).toEqual([]);
});
