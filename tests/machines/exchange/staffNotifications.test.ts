import { describe, expect, test } from 'vitest';
import {
  batchDelayMs,
  staffNotificationsMachine,
  staffNotificationsView,
} from '@vetsync/machines/exchange/staffNotifications';
import type { ReadingCommand } from '@vetsync/machines/exchange/staffNotifications';
import { staffUnreadMax } from '@vetsync/machines/model/exchange';
import type {
  ExchangeFact,
  StaffNotification,
  StaffNotificationKind,
  StaffNotificationPage,
} from '@vetsync/machines/model/exchange';
import type { Workspace } from '@vetsync/machines/exchange/receivedApplications';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { at, workspaceOf } from '../support/exchange.ts';
import { held, problem, puppet, run } from '../support/run.ts';

const self = 'the reader';
const timeOf = (index: number) => new Date(Date.parse(at) + index * 60_000).toISOString();

const payloads: Record<StaffNotificationKind, Record<string, unknown>> = {
  applicationReceived: { applicantName: 'Val Veteran', listingTitle: 'Welder' },
  applicationUpdated: {},
  applicationWithdrawn: {},
  offerAccepted: {},
  offerDeclined: {},
  spotFreed: { line: 'next' },
  applicationAssigned: { assignee: { id: self, name: 'Sam' } },
  caseAssigned: { case: { owner: { id: self, name: 'Sam' }, personName: 'Val Veteran', title: 'Welder' } },
  messageSent: { authorName: 'Val Veteran', text: 'Is there parking?' },
  referralChanged: {
    news: 'sent',
    from: 'Lone Prairie',
    to: 'Harbor Clinic',
    personName: 'Sarah Johnson',
    title: 'Dentistry',
  },
  bookingChanged: {
    booking: {
      id: 'b',
      kind: 'appointment',
      calendarId: 'c',
      personId: 'v',
      personName: 'Val Veteran',
      arrivedAt: null,
      title: 'Dr. Park',
      visitName: 'Check-up',
      how: 'inPerson',
      where: '',
      confirms: 'instantly',
      start: '2026-12-01T15:00:00.000Z',
      end: '2026-12-01T15:30:00.000Z',
      timeZone: 'America/Chicago',
      status: 'confirmed',
      until: null,
      proposal: null,
      waits: false,
      version: 1,
    },
    step: 'confirmed',
    by: 'person',
  },
  contactAccepted: { person: { id: 'v', name: 'Val Veteran' } },
};
const news = (
  index: number,
  kind: StaffNotificationKind = 'messageSent',
  more: Partial<StaffNotification> = {},
): StaffNotification => ({
  id: `n${index}`,
  kind,
  subject: `s${index}`,
  payload: payloads[kind],
  application:
    kind.startsWith('application') || kind.startsWith('offer') || kind === 'spotFreed'
      ? { applicantName: 'Val Veteran', listingTitle: 'Welder' }
      : null,
  at: timeOf(index),
  isRead: false,
  ...more,
});
/** Newest first. */
const pageOf = (
  indexes: readonly number[],
  { nextCursor = null, unread = indexes.length }: Partial<StaffNotificationPage> = {},
): StaffNotificationPage => ({ notifications: indexes.map((index) => news(index)), nextCursor, unread });
const fact = (kind: string, more: Partial<ExchangeFact> = {}): ExchangeFact => ({
  id: kind,
  kind,
  subject: 's',
  payload: {},
  at,
  actor: 'somebody',
  commandId: 'c',
  version: null,
  ...more,
});

function opening() {
  const loadWorkspace = held<Workspace, { slug: string }>();
  const loadPage = held<StaffNotificationPage, { organizationId: string; cursor: string | null }>();
  const sendCommand = held<unknown, { command: ReadingCommand }>();
  const feed = puppet<{ organizationId: string; after: string | null }>();
  const wakes = puppet<unknown>();
  let ids = 0;
  const started = run(staffNotificationsMachine, {
    input: {
      slug: 'tidewater-works',
      role: 'recruiter',
      self,
      newId: () => `id ${(ids += 1)}`,
      intl: { locale: 'en-US', timeZone: 'UTC' },
      now: () => Date.parse(at),
    },
    actors: {
      loadWorkspace: loadWorkspace.logic,
      loadPage: loadPage.logic,
      sendCommand: sendCommand.logic,
      followFeed: feed.logic,
      wakeUps: wakes.logic,
    },
  });
  return {
    ...started,
    loadWorkspace,
    loadPage,
    sendCommand,
    feed,
    wakes,
    send: started.actor.send.bind(started.actor),
    view: () => staffNotificationsView(started.actor.getSnapshot()),
    ids: () => staffNotificationsView(started.actor.getSnapshot()).items.map(({ id }) => id),
    tell: (row: ExchangeFact) => feed.sendToParent({ type: 'feed.row', position: '9', row }),
    gather: () => started.clock.increment(batchDelayMs),
  };
}
type Bell = ReturnType<typeof opening>;

/** Open and live, with nothing left to read. */
async function opened(page: StaffNotificationPage) {
  const bell = opening();
  await bell.loadWorkspace.last().resolve(workspaceOf());
  await bell.loadPage.last().resolve(page);
  bell.feed.sendToParent({ type: 'feed.opened', position: '7' });
  bell.gather();
  await bell.loadPage.last().resolve(page);
  return bell;
}
const open = ({ value }: Bell) => (value() as { open: { list: string; marking: string } }).open;

test.each([
  ['applicationOpened', 's2', self, true],
  ['applicationDecided', 's2', self, true],
  ['threadRead', 's2', self, true],
  ['threadRead', 's2', 'a colleague', false],
  ['threadRead', 's9', self, false],
  ['applicationReceived', 's2', self, false],
])('%s of %s by %s: what was dealt with is read again: %s', async (kind, subject, actor, isRead) => {
  const bell = await opened(pageOf([2, 1]));
  const before = bell.loadPage.calls.length;
  bell.feed.sendToParent({ type: 'feed.row', position: '8', row: fact(kind, { subject, actor }) });
  bell.gather();
  expect(bell.loadPage.calls.length - before).toBe(isRead ? 1 : 0);
});

describe('loading', () => {
  test('asks for the organization, then for the newest page', async () => {
    const bell = opening();
    expect(bell.view()).toMatchObject({ state: 'loading', badge: null, items: [] });
    expect(bell.loadWorkspace.last().input).toEqual({ slug: 'tidewater-works' });
    await bell.loadWorkspace.last().resolve(workspaceOf());
    expect(bell.loadPage.last().input).toEqual({ organizationId: 'o', cursor: null });
    await bell.loadPage.last().resolve(pageOf([2, 1], { unread: 12 }));
    expect(bell.view()).toMatchObject({ state: 'listing', unread: 12, badge: '9+', canMarkAll: true });
    expect(bell.ids()).toEqual(['n2', 'n1']);
  });

  test('says if there are none', async () => {
    const bell = await opened(pageOf([]));
    expect(bell.view()).toMatchObject({ state: 'empty', badge: null, canMarkAll: false });
  });

  test('says why it failed, and tries again when asked', async () => {
    const bell = opening();
    await bell.loadWorkspace.last().reject(problem(404, { title: 'Not found' }));
    expect(bell.view()).toMatchObject({ state: 'failed', paged: { failure: 'Not found' } });
    bell.clock.increment(3_600_000);
    expect(bell.loadWorkspace.calls).toHaveLength(1);
    bell.send({ type: 'notification.retry' });
    expect(bell.loadWorkspace.calls).toHaveLength(2);
  });

  test('tries again by itself if the server had no time, and when the page is woken', async () => {
    const bell = opening();
    await bell.loadWorkspace.last().resolve(workspaceOf());
    await bell.loadPage.last().reject(problem(503));
    expect(bell.view().state).toBe('failed');
    bell.clock.increment(3_600_000);
    expect(bell.loadWorkspace.calls).toHaveLength(2);
    await bell.loadWorkspace.last().reject(problem(404));
    bell.wakes.sendToParent({ type: 'page.woken' });
    expect(bell.loadWorkspace.calls).toHaveLength(3);
  });

  test('waits no longer than any other call', async () => {
    const bell = opening();
    bell.clock.increment(submitTimeoutMs);
    expect(bell.view().state).toBe('failed');
    bell.send({ type: 'notification.retry' });
    await bell.loadWorkspace.last().resolve(workspaceOf());
    bell.clock.increment(submitTimeoutMs);
    expect(bell.view().state).toBe('failed');
  });
});

describe('a notification', () => {
  test.each([
    [
      'applicationReceived',
      'received',
      'Welder',
      'job_application',
      '/platform/candidates?as=tidewater-works&application=s1',
    ],
    [
      'applicationUpdated',
      'updated',
      'Welder',
      'job_application',
      '/platform/candidates?as=tidewater-works&application=s1',
    ],
    [
      'applicationWithdrawn',
      'withdrawn',
      'Welder',
      'job_application',
      '/platform/candidates?as=tidewater-works&application=s1',
    ],
    [
      'offerAccepted',
      'offerAccepted',
      'Welder',
      'job_application',
      '/platform/candidates?as=tidewater-works&application=s1',
    ],
    [
      'offerDeclined',
      'offerDeclined',
      'Welder',
      'job_application',
      '/platform/candidates?as=tidewater-works&application=s1',
    ],
    [
      'spotFreed',
      'spotFreed',
      'Welder',
      'job_application',
      '/platform/candidates?as=tidewater-works&application=s1',
    ],
    [
      'applicationAssigned',
      'assigned',
      'Welder',
      'job_application',
      '/platform/candidates?as=tidewater-works&application=s1',
    ],
    [
      'caseAssigned',
      'caseAssigned',
      'Welder',
      'job_application',
      '/platform/candidates?as=tidewater-works&show=cases&case=s1',
    ],
    [
      'messageSent',
      'message',
      'Is there parking?',
      'message',
      '/platform/messages?as=tidewater-works&thread=s1',
    ],
    [
      'contactAccepted',
      'contact',
      { code: 'staffNews.contactMore' },
      'message',
      '/platform/messages?as=tidewater-works&thread=s1',
    ],
  ] as const)(
    '%s says what happened, and leads to its page in the portal',
    async (kind, phrase, message, type, href) => {
      const bell = await opened({ notifications: [news(1, kind)], nextCursor: null, unread: 1 });
      expect(bell.view().items).toEqual([
        {
          id: 'n1',
          type,
          title: { code: `staffNews.${phrase}`, values: ['Val Veteran'] },
          message,
          timestamp: timeOf(1),
          read: false,
          href,
        },
      ]);
    },
  );

  test.each([
    ['applicationUpdated', 'updatedGone'],
    ['applicationWithdrawn', 'withdrawnGone'],
    ['applicationAssigned', 'assignedGone'],
    ['offerAccepted', 'offerAcceptedGone'],
    ['offerDeclined', 'offerDeclinedGone'],
    ['spotFreed', 'spotFreedGone'],
  ] as const)('%s names nobody whose application is gone', async (kind, phrase) => {
    const gone = news(1, kind, { application: null });
    const bell = await opened({ notifications: [gone], nextCursor: null, unread: 1 });
    expect(bell.view().items[0]).toMatchObject({ title: { code: `staffNews.${phrase}` }, message: '' });
  });
});

describe('what happens', () => {
  test('is read once for all that comes in within a moment', async () => {
    const bell = await opened(pageOf([1]));
    const before = bell.loadPage.calls.length;
    for (let one = 0; one < 5; one += 1) bell.tell(fact('applicationReceived'));
    expect(bell.loadPage.calls).toHaveLength(before);
    bell.gather();
    expect(bell.loadPage.calls).toHaveLength(before + 1);
    await bell.loadPage.last().resolve(pageOf([2, 1]));
    expect(bell.ids()).toEqual(['n2', 'n1']);
    expect(bell.view().badge).toBe('2');
  });

  test('while it is read is read again', async () => {
    const bell = await opened(pageOf([1]));
    bell.tell(fact('messageSent'));
    bell.gather();
    bell.tell(fact('messageSent'));
    bell.gather();
    await bell.loadPage.last().resolve(pageOf([3, 2, 1]));
    expect(bell.view().unread).toBe(3);
  });

  test.each([
    ['what the reader did', fact('applicationReceived', { actor: self })],
    ['what notifies nobody', fact('applicationOpened')],
    [
      'what was given to a colleague',
      fact('applicationAssigned', { payload: { assignee: { id: 'another' } } }),
    ],
    [
      'who was given to a colleague',
      fact('caseAssigned', { payload: { case: { owner: { id: 'another' } } } }),
    ],
    ['what was taken from somebody', fact('applicationAssigned', { payload: { assignee: null } })],
  ])('is not read for %s', async (_, row) => {
    const bell = await opened(pageOf([1]));
    bell.tell(row);
    expect(open(bell).list).toBe('current');
  });

  test('is read if the reader was given something', async () => {
    const bell = await opened(pageOf([1]));
    bell.tell(fact('applicationAssigned', { payload: { assignee: { id: self } } }));
    expect(open(bell).list).toBe('gathering');
  });

  test('elsewhere is read when the page is woken', async () => {
    const bell = await opened(pageOf([1]));
    bell.wakes.sendToParent({ type: 'page.woken' });
    await bell.loadPage.last().resolve(pageOf([1], { unread: 0 }));
    expect(bell.view()).toMatchObject({ unread: 0, badge: null });
  });

  test('that could not be read leaves what was there, says so, and is asked for again', async () => {
    const bell = await opened(pageOf([1]));
    bell.tell(fact('messageSent'));
    bell.gather();
    await bell.loadPage.last().reject(problem(500));
    expect(bell.view()).toMatchObject({ state: 'listing', paged: { isOld: true } });
    expect(bell.view().paged?.failure).not.toBeNull();
    bell.send({ type: 'notification.retry' });
    await bell.loadPage.last().resolve(pageOf([2, 1]));
    expect(bell.view()).toMatchObject({ unread: 2, paged: { isOld: false, failure: null } });
  });

  test('is not followed by who no longer works there', async () => {
    const bell = await opened(pageOf([1]));
    bell.feed.sendToParent({ type: 'feed.denied' });
    expect(bell.view()).toMatchObject({ state: 'loading', items: [], badge: null });
    await bell.loadWorkspace.last().reject(problem(404));
    expect(bell.view()).toMatchObject({ state: 'failed', items: [], badge: null });
    expect(bell.feed.state.running).toBe(0);
  });
});

describe('older notifications', () => {
  test('come page by page, until there are no more', async () => {
    const bell = await opened(pageOf([4, 3], { nextCursor: 'after 3', unread: 4 }));
    expect(bell.view().paged?.older).toBe('idle');
    bell.send({ type: 'notification.older' });
    expect(bell.view().paged?.older).toBe('loading');
    expect(bell.loadPage.last().input).toEqual({ organizationId: 'o', cursor: 'after 3' });
    await bell.loadPage.last().resolve(pageOf([3, 2, 1], { unread: 4 }));
    expect(bell.ids()).toEqual(['n4', 'n3', 'n2', 'n1']);
    expect(bell.view().paged?.older).toBe('none');
    const before = bell.loadPage.calls.length;
    bell.send({ type: 'notification.older' });
    expect(bell.loadPage.calls).toHaveLength(before);
  });

  test('that could not be read are asked for again', async () => {
    const bell = await opened(pageOf([2], { nextCursor: 'after 2' }));
    bell.send({ type: 'notification.older' });
    await bell.loadPage.last().reject(problem(500));
    expect(bell.view().paged).toMatchObject({ older: 'failed' });
    bell.send({ type: 'notification.older' });
    await bell.loadPage.last().resolve(pageOf([1]));
    expect(bell.ids()).toEqual(['n2', 'n1']);
  });

  test('stay when a newer one comes in, and lose nothing that comes in while they are read', async () => {
    const bell = await opened(pageOf([3, 2], { nextCursor: 'after 2' }));
    bell.send({ type: 'notification.older' });
    bell.tell(fact('messageSent'));
    await bell.loadPage.last().resolve(pageOf([1], { nextCursor: 'after 1' }));
    bell.gather();
    await bell.loadPage.last().resolve(pageOf([4, 3], { nextCursor: 'after 3' }));
    expect(bell.ids()).toEqual(['n4', 'n3', 'n2', 'n1']);
    bell.send({ type: 'notification.older' });
    expect(bell.loadPage.last().input.cursor).toBe('after 1');
  });

  test('are read again if so much came in that some may be missing', async () => {
    const bell = await opened(pageOf([2, 1]));
    bell.tell(fact('messageSent'));
    bell.gather();
    await bell.loadPage.last().resolve(pageOf([9, 8], { nextCursor: 'after 8' }));
    expect(bell.ids()).toEqual(['n9', 'n8']);
    bell.send({ type: 'notification.older' });
    expect(bell.loadPage.last().input.cursor).toBe('after 8');
  });
});

describe('marking as read', () => {
  test.each(['notification.open', 'notification.read'] as const)('one, by %s', async (type) => {
    const bell = await opened(pageOf([2, 1]));
    bell.send({ type, id: 'n1' });
    expect(bell.sendCommand.last().input.command).toEqual({
      id: 'id 1',
      as: 'o',
      type: 'staffNotification.read',
      payload: { notificationId: 'n1' },
    });
    // Only what the server has stored.
    expect(bell.view().unread).toBe(2);
    await bell.sendCommand.last().resolve({ facts: [] });
    expect(bell.view().items.map(({ read }) => read)).toEqual([false, true]);
    expect(bell.view().unread).toBe(1);
    bell.gather();
    await bell.loadPage.last().resolve(pageOf([2, 1], { unread: 1 }));
    expect(bell.view().badge).toBe('1');
  });

  test('several, one after the other, and each once', async () => {
    const bell = await opened(pageOf([2, 1]));
    bell.send({ type: 'notification.read', id: 'n2' });
    bell.send({ type: 'notification.read', id: 'n2' });
    bell.send({ type: 'notification.read', id: 'n1' });
    expect(bell.sendCommand.calls).toHaveLength(1);
    await bell.sendCommand.last().resolve({ facts: [] });
    await bell.sendCommand.last().resolve({ facts: [] });
    expect(bell.sendCommand.calls.map(({ input }) => input.command.payload)).toEqual([
      { notificationId: 'n2' },
      { notificationId: 'n1' },
    ]);
    expect(bell.view().unread).toBe(0);
    bell.send({ type: 'notification.read', id: 'n1' });
    bell.send({ type: 'notification.readAll' });
    expect(bell.sendCommand.calls).toHaveLength(2);
  });

  test('all that is listed, but not what nobody has seen', async () => {
    const bell = await opened(pageOf([2, 1], { unread: 40, nextCursor: 'after 1' }));
    bell.send({ type: 'notification.readAll' });
    bell.send({ type: 'notification.readAll' });
    expect(bell.sendCommand.last().input.command).toMatchObject({
      type: 'staffNotification.readAll',
      as: 'o',
      payload: { until: timeOf(2) },
    });
    await bell.sendCommand.last().resolve({ facts: [] });
    expect(bell.sendCommand.calls).toHaveLength(1);
    expect(bell.view()).toMatchObject({ unread: 0, badge: null, canMarkAll: false });
  });

  test('that fails marks nothing, says why, and can be tried again', async () => {
    const bell = await opened(pageOf([1]));
    bell.send({ type: 'notification.read', id: 'n1' });
    await bell.sendCommand.last().reject(problem(409, { title: 'Suspended' }));
    expect(bell.view()).toMatchObject({ unread: 1, paged: { isUnmarked: true, failure: 'Suspended' } });
    bell.send({ type: 'notification.read', id: 'n1' });
    await bell.sendCommand.last().resolve({ facts: [] });
    expect(bell.view()).toMatchObject({ unread: 0, paged: { isUnmarked: false, failure: null } });
  });

  test('waits no longer than any other call', async () => {
    const bell = await opened(pageOf([1]));
    bell.send({ type: 'notification.read', id: 'n1' });
    bell.clock.increment(submitTimeoutMs);
    expect(open(bell).marking).toBe('failed');
  });
});

test('the server counts up to a maximum, which the view names', async () => {
  const bell = await opened(pageOf([1], { unread: staffUnreadMax }));
  expect(bell.view().paged?.unreadMax).toBe(staffUnreadMax);
});

test('the clock goes on, so that times stay true', () => {
  const bell = opening();
  const before = bell.actor.getSnapshot().context.intl;
  bell.clock.increment(60_000);
  expect(bell.actor.getSnapshot().context.intl).not.toBe(before);
});
