import { describe, expect, test } from 'vitest';
import { applyAccountFacts, contactPhrase } from '@vetsync/machines/model/exchange';
import { addFacts, emptyLog, emptyWorld } from '@vetsync/machines/model/world';
import { clockTickMs } from '@vetsync/machines/system/model';
import type { Role } from '@vetsync/machines/account/model';
import type { WorldCommand } from '@vetsync/machines/model/world';
import { notificationsMachine, notificationsView } from '@vetsync/machines/shell/notifications';
import { appointment, college, factsOf, job, nonprofit } from '../support/world.ts';
import { run } from '../support/run.ts';

const worldOf = (...commands: readonly WorldCommand[]) => addFacts(emptyLog(), factsOf(commands)).world;
const submitted = worldOf(
  { type: 'job.submit', application: job('J1') },
  { type: 'job.submit', application: job('J2') },
  { type: 'college.submit', application: college('C') },
  { type: 'nonprofit.submit', application: nonprofit('N') },
  { type: 'appointment.request', appointment: appointment('P') },
  { type: 'college.decide', applicationId: 'C', decision: 'accepted', subject: 'X', id: 'd' },
);

function inboxOf(role: Role, world = submitted) {
  const time = { now: 5_000 };
  const machine = run(notificationsMachine, {
    input: { role, intl: { locale: 'en-US', timeZone: 'UTC' }, now: () => time.now },
  });
  machine.actor.send({ type: 'world.changed', world });
  return { ...machine, time, view: () => notificationsView(machine.actor.getSnapshot()) };
}

describe('the inbox of each role', () => {
  test.each([
    ['recruiter', ['/platform/dashboard/application/J2', '/platform/dashboard/application/J1']],
    ['university', ['/platform/applications/application/C']],
    ['nonprofit', ['/platform/dashboard/application/N']],
    ['hospital', ['/platform/appointments?booking=P']],
    ['user', ['/platform/education/application/C']],
  ] as const)('%s: newest first, each links to its subject', (role, hrefs) => {
    const { items, unread, badge, state, canMarkAll } = inboxOf(role).view();
    expect(items.map(({ href }) => href)).toEqual(hrefs);
    expect({ unread, badge, state, canMarkAll }).toEqual({
      unread: hrefs.length,
      badge: String(hrefs.length),
      state: 'listing',
      canMarkAll: true,
    });
  });

  test("of a signed-in person links to the account platform; an administrator has the veteran's", () => {
    const { actor, view } = inboxOf('user');
    actor.send({ type: 'route.changed', role: 'admin', hasInbox: true, named: [] });
    expect(view().items.map(({ href }) => href)).toEqual(['/platform/education/application/C']);
  });

  test.each([
    ['organizations', '/admin-dashboard?tab=organizations&item=i'],
    ['reports', '/admin-dashboard?tab=reports&item=i'],
    ['requests', '/leads-admin/requests?request=i'],
  ] as const)('of an administrator: one of %s that awaits a decision leads to it', (part, href) => {
    const body = { type: 'decisionAwaited', itemId: 'i', part, name: 'Yard' } as const;
    const { actor, view } = inboxOf(
      'admin',
      applyAccountFacts(emptyWorld, [{ id: 'f', at: Date.parse('2026-03-06T22:15:00Z'), body }]),
    );
    actor.send({ type: 'route.changed', role: 'admin', hasInbox: true, named: [] });
    expect(view().items.map((item) => [item.href, item.read])).toEqual([[href, false]]);
  });

  test.each([
    ['a message', 'new', '/platform/messages?organization=o'],
    ['a contact request', contactPhrase('request'), '/platform/messages?organization=o'],
    ['the outcome of a report', contactPhrase('reportDecided'), '/platform/messages?thread=o'],
  ])('of a signed-in person: %s leads to the messages', (_, title, href) => {
    const { actor, view } = inboxOf('user', {
      ...emptyWorld,
      notifications: [
        {
          id: 'n',
          type: 'message',
          targetRole: 'user',
          subjectId: 'o',
          title,
          message: '',
          timestamp: '2026-03-06T22:15:00.000Z',
          read: false,
        },
      ],
    });
    actor.send({ type: 'route.changed', role: 'user', hasInbox: true, named: [] });
    expect(view().items.map((item) => item.href)).toEqual([href]);
  });

  test('profiles have separate inboxes', () => {
    const { actor, view } = inboxOf('user');
    actor.send({ type: 'route.changed', role: 'recruiter', hasInbox: false, named: [] });
    expect(view().unread).toBe(2);
  });

  test('who sees the thing itself has read what they were told of it, also of what comes in while they do', () => {
    const { actor, emittedOf } = inboxOf('recruiter');
    const readIds = () => emittedOf('world.dispatch').map(({ command }) => command);
    const place = { type: 'route.changed', role: 'recruiter', hasInbox: false } as const;
    actor.send({ ...place, named: ['application', 'none'] });
    expect(readIds()).toEqual([]);
    actor.send({ ...place, named: ['application', 'J1'] });
    const read = { type: 'notification.read', notificationId: 'job:J1:told' };
    expect(readIds()).toEqual([read]);
    actor.send({ type: 'world.changed', world: emptyWorld });
    actor.send({ type: 'world.changed', world: submitted });
    expect(readIds()).toEqual([read, read]);
  });

  test('empty at first and after a reset', () => {
    const { actor, view } = inboxOf('user', emptyWorld);
    expect(view()).toMatchObject({ state: 'empty', items: [], unread: 0, badge: null, canMarkAll: false });
    actor.send({ type: 'world.changed', world: submitted });
    expect(view().state).toBe('listing');
    actor.send({ type: 'world.changed', world: emptyWorld });
    expect(view().state).toBe('empty');
  });
});

describe('marking', () => {
  test('marks one, by reading or opening it', () => {
    const { actor, emittedOf } = inboxOf('recruiter');
    actor.send({ type: 'notification.read', id: 'job:J1:told' });
    actor.send({ type: 'notification.open', id: 'job:J2:told' });
    expect(emittedOf('world.dispatch').map(({ command }) => command)).toEqual([
      { type: 'notification.read', notificationId: 'job:J1:told' },
      { type: 'notification.read', notificationId: 'job:J2:told' },
    ]);
  });

  test('marks all of this role', () => {
    const { actor, emittedOf } = inboxOf('recruiter');
    actor.send({ type: 'notification.readAll' });
    expect(emittedOf('world.dispatch').map(({ command }) => command)).toEqual([
      { type: 'notification.readAll', targetRole: 'recruiter' },
    ]);
  });

  test('read ones stay in the list without a badge', () => {
    const read = worldOf(
      { type: 'job.submit', application: job('J1') },
      { type: 'notification.readAll', targetRole: 'recruiter' },
    );
    const { items, badge, canMarkAll } = inboxOf('recruiter', read).view();
    expect(items).toMatchObject([{ id: 'job:J1:told', read: true }]);
    expect({ badge, canMarkAll }).toEqual({ badge: null, canMarkAll: false });
  });
});

test('“2 minutes ago” is updated', () => {
  const { clock, time, view } = inboxOf('user');
  time.now += clockTickMs;
  clock.increment(clockTickMs - 1);
  expect(view().intl.now).toBe(5_000);
  clock.increment(1);
  expect(view().intl.now).toBe(5_000 + clockTickMs);
});
