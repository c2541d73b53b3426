import { describe, expect, test } from 'vitest';
import { gatewayRetries, sessionTickMs } from '@vetsync/machines/account/model';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import type { SignOutScope } from '@vetsync/machines/account/model';
import { sessionMachine, sessionView } from '@vetsync/machines/account/session';
import { held, problem, puppet, run, seconds } from '../support/run.ts';

const start = Date.parse('2026-03-04T05:06:07Z');
const hour = 3_600_000;
const account = (more: object = {}) => ({
  user: { id: 'u1', email: 'sam@example.org', fullName: 'Sam' },
  role: 'user',
  veteranVerified: false,
  expiresAt: new Date(start + hour).toISOString(),
  ...more,
});

function browser() {
  const readSession = held<unknown>();
  const signOut = held<unknown, { scope: SignOutScope }>();
  const otherTabs = puppet();
  const time = { now: start };
  const started = run(sessionMachine, {
    input: { now: () => time.now },
    actors: { readSession: readSession.logic, signOut: signOut.logic, otherTabs: otherTabs.logic },
  });
  const pass = (ms: number) => {
    time.now += ms;
    started.clock.increment(ms);
  };
  return {
    ...started,
    readSession,
    signOut,
    otherTabs,
    pass,
    send: started.actor.send.bind(started.actor),
    view: () => sessionView(started.actor.getSnapshot()),
    lifecycle: () => started.emitted.map(({ type }) => type),
  };
}

async function signedIn(more: object = {}) {
  const opened = browser();
  await opened.readSession.last().resolve(account(more));
  return opened;
}

describe('loading the session', () => {
  test('starts loading', () => {
    expect(browser().view()).toEqual({
      state: 'loading',
      user: null,
      role: null,
      isAdmin: false,
      veteranVerified: false,
    });
  });

  test.each([
    ['a user', account(), { role: 'user', isAdmin: false, veteranVerified: false }],
    ['an administrator', account({ role: 'admin' }), { role: 'admin', isAdmin: true }],
    ['another role', account({ role: 'hospital' }), { role: 'hospital', isAdmin: false }],
    ['an unknown role', account({ role: 'emperor' }), { role: 'user', isAdmin: false }],
    ['no role', account({ role: undefined }), { role: 'user', isAdmin: false }],
    ['a verified veteran', account({ veteranVerified: true }), { veteranVerified: true }],
    ['something odd instead of verified', account({ veteranVerified: 'yes' }), { veteranVerified: false }],
  ])('%s', async (_, answer, view) => {
    const { readSession, view: seen, lifecycle } = browser();
    await readSession.last().resolve(answer);
    expect(seen()).toMatchObject({ state: 'signedIn', user: { email: 'sam@example.org' }, ...view });
    expect(lifecycle()).toEqual(['session.signedIn']);
  });

  test.each([[{ user: null }], [null], ['<html>'], [{ user: { id: 7 } }]])(
    '%j counts as signed out',
    async (answer) => {
      const { readSession, view, lifecycle } = browser();
      await readSession.last().resolve(answer);
      expect(view()).toMatchObject({ state: 'signedOut', user: null, isAdmin: false });
      expect(lifecycle()).toEqual([]);
    },
  );
});

describe('gateway errors', () => {
  test.each([502, 503, 504, 0])(
    '%i is retried after 200 ms, doubling, a limited number of times',
    async (status) => {
      const { readSession, clock, view } = browser();
      for (let retry = 0; retry < gatewayRetries; retry += 1) {
        await readSession.last().reject(problem(status));
        clock.increment(200 * 2 ** retry - 1);
        expect(readSession.calls).toHaveLength(retry + 1);
        clock.increment(1);
        expect(readSession.calls).toHaveLength(retry + 2);
        expect(view().state).toBe('loading');
      }
      await readSession.last().reject(problem(status));
      expect(view().state).toBe('unreachable');
      expect(readSession.calls).toHaveLength(gatewayRetries + 1);
    },
  );

  test.each([500, 429])('%i is not retried', async (status) => {
    const { readSession, view, clock } = browser();
    await readSession.last().reject(problem(status));
    expect(view().state).toBe('unreachable');
    clock.increment(sessionTickMs - 1);
    expect(readSession.calls).toHaveLength(1);
  });

  test('an unreachable server is asked again at the next tick or on request', async () => {
    const { readSession, view, clock, send } = browser();
    await readSession.last().reject(problem(500));
    clock.increment(sessionTickMs);
    expect(readSession.calls).toHaveLength(2);
    await readSession.last().reject(problem(500));
    send({ type: 'session.refresh' });
    expect(view().state).toBe('loading');
    await readSession.last().resolve(account());
    expect(view().state).toBe('signedIn');
  });

  test('a timeout leaves it unreachable', () => {
    const { clock, view } = browser();
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('unreachable');
  });

  test('while signed in they change nothing', async () => {
    const { send, readSession, view } = await signedIn();
    send({ type: 'session.refresh' });
    await readSession.last().reject(problem(500));
    expect(view()).toMatchObject({ state: 'signedIn', user: { id: 'u1' } });
  });
});

describe('staying signed in', () => {
  test('checks every 30 s, asks only if three ticks or fewer remain', async () => {
    const { pass, readSession } = await signedIn({
      expiresAt: new Date(start + 5 * sessionTickMs).toISOString(),
    });
    pass(sessionTickMs);
    expect(readSession.calls).toHaveLength(1);
    pass(sessionTickMs);
    expect(readSession.calls).toHaveLength(2);
  });

  test('distinguishes a renewed session from a changed one', async () => {
    const { send, readSession, lifecycle, view } = await signedIn();
    send({ type: 'session.refresh' });
    await readSession.last().resolve(account({ expiresAt: new Date(start + 2 * hour).toISOString() }));
    expect(lifecycle()).toEqual(['session.signedIn', 'session.refreshed']);
    send({ type: 'session.refresh' });
    await readSession.last().resolve(account({ role: 'admin' }));
    expect(lifecycle().at(-1)).toBe('session.userUpdated');
    expect(view().isAdmin).toBe(true);
    send({ type: 'session.refresh' });
    await readSession.last().resolve(account({ user: { id: 'u2', email: 'b@c.de', fullName: null } }));
    expect(lifecycle().at(-1)).toBe('session.signedIn');
  });

  test('a session that was ended elsewhere clears user, role and flags', async () => {
    const { send, readSession, lifecycle, view } = await signedIn({ role: 'admin', veteranVerified: true });
    send({ type: 'session.refresh' });
    await readSession.last().resolve({ user: null });
    expect(lifecycle().at(-1)).toBe('session.signedOut');
    expect(view()).toEqual({
      state: 'signedOut',
      user: null,
      role: null,
      isAdmin: false,
      veteranVerified: false,
    });
  });

  test('ignores the response to an older request', async () => {
    const { send, readSession, view } = browser();
    send({ type: 'session.refresh' });
    await readSession.calls[0]?.resolve({ user: null });
    expect(view().state).toBe('loading');
    await readSession.calls[1]?.resolve(account());
    expect(view().state).toBe('signedIn');
  });
});

async function endedOnPage() {
  const opened = await signedIn({ role: 'admin' });
  opened.send({ type: 'page.shown' });
  opened.otherTabs.received.length = 0;
  opened.send({ type: 'session.refresh' });
  await opened.readSession.last().resolve({ user: null });
  return opened;
}

describe('a session that expires', () => {
  test('on a guarded page keeps the person of the page', async () => {
    const { view, lifecycle, otherTabs } = await endedOnPage();
    expect(view()).toMatchObject({ state: 'ended', user: { id: 'u1' }, role: 'admin', isAdmin: true });
    expect(lifecycle().at(-1)).toBe('session.ended');
    expect(lifecycle()).not.toContain('session.signedOut');
    expect(otherTabs.received).toEqual([]);
  });

  test('elsewhere ends', async () => {
    const { send, readSession, view, lifecycle } = await signedIn();
    send({ type: 'page.shown' });
    send({ type: 'page.left' });
    send({ type: 'session.refresh' });
    await readSession.last().resolve({ user: null });
    expect(view()).toMatchObject({ state: 'signedOut', user: null });
    expect(lifecycle().at(-1)).toBe('session.signedOut');
  });

  test('ends once the page is closed', async () => {
    const { send, view, lifecycle } = await endedOnPage();
    send({ type: 'page.left' });
    expect(view()).toMatchObject({ state: 'signedOut', user: null, role: null, isAdmin: false });
    expect(lifecycle().at(-1)).toBe('session.signedOut');
  });

  test.each(['u1', 'u2'])('resumes when %s signs in', async (id) => {
    const { send, readSession, view, emittedOf } = await endedOnPage();
    send({ type: 'session.refresh' });
    await readSession.last().resolve(account({ user: { id, email: 'x@example.org', fullName: null } }));
    expect(view()).toMatchObject({ state: 'signedIn', user: { id } });
    expect(emittedOf('session.signedIn').at(-1)?.user.id).toBe(id);
  });

  test("stays ended while the server says so or doesn't respond", async () => {
    const { send, readSession, view, lifecycle } = await endedOnPage();
    const before = lifecycle().length;
    send({ type: 'session.refresh' });
    await readSession.last().resolve({ user: null });
    send({ type: 'session.refresh' });
    await readSession.last().reject(problem(500));
    expect(view().state).toBe('ended');
    expect(lifecycle()).toHaveLength(before);
  });

  test('a sign-out in another tab closes the page immediately', async () => {
    const { send, otherTabs, readSession, view, lifecycle } = await signedIn();
    send({ type: 'page.shown' });
    otherTabs.sendToParent({ type: 'tabs.changed' });
    await readSession.last().resolve({ user: null });
    expect(view()).toMatchObject({ state: 'signedOut', user: null });
    expect(lifecycle().at(-1)).toBe('session.signedOut');
  });

  test.each(['before the answer', 'after a gateway error'])(
    'a sign-out in another tab is no expired session if the page asks %s',
    async (when) => {
      const { readSession, otherTabs, send, view, lifecycle } = await signedIn();
      send({ type: 'page.shown' });
      otherTabs.sendToParent({ type: 'tabs.changed' });
      if (when === 'after a gateway error') await readSession.last().reject(problem(502));
      send({ type: 'session.refresh' });
      await readSession.last().resolve({ user: null });
      expect(view()).toMatchObject({ state: 'signedOut', user: null });
      expect(lifecycle()).toEqual(['session.signedIn', 'session.signedOut']);
    },
  );

  test('a sign-out in another tab also closes a page whose session had expired', async () => {
    const { otherTabs, readSession, view } = await endedOnPage();
    otherTabs.sendToParent({ type: 'tabs.changed' });
    await readSession.last().resolve({ user: null });
    expect(view()).toMatchObject({ state: 'signedOut', user: null });
  });

  test("signing out on a guarded page doesn't count as expired", async () => {
    const { send, signOut, view, lifecycle } = await signedIn();
    send({ type: 'page.shown' });
    send({ type: 'session.signOut', scope: 'local' });
    await signOut.last().resolve(undefined);
    expect(view()).toMatchObject({ state: 'signedOut', user: null });
    expect(lifecycle()).not.toContain('session.ended');
  });
});

describe('signing out', () => {
  test.each(['local', 'global'] as const)('%s ends the session here', async (scope) => {
    const { send, signOut, view, lifecycle, otherTabs } = await signedIn({ role: 'admin' });
    send({ type: 'session.signOut', scope });
    expect(view()).toMatchObject({ state: 'signingOut', user: { id: 'u1' } });
    send({ type: 'session.signOut', scope });
    expect(signOut.calls.map(({ input }) => input)).toEqual([{ scope }]);
    otherTabs.received.length = 0;
    await signOut.last().resolve(undefined);
    expect(view()).toMatchObject({ state: 'signedOut', user: null, role: null, isAdmin: false });
    expect(lifecycle().at(-1)).toBe('session.signedOut');
    expect(otherTabs.received).toEqual([{ type: 'tabs.changed' }]);
  });

  test('others keeps this session', async () => {
    const { send, signOut, view, lifecycle } = await signedIn();
    send({ type: 'session.signOut', scope: 'others' });
    await signOut.last().resolve(undefined);
    expect(view().state).toBe('signedIn');
    expect(lifecycle()).toEqual(['session.signedIn']);
  });

  test('a failure keeps the person signed in and reports that', async () => {
    const { send, signOut, view, emittedOf } = await signedIn();
    send({ type: 'session.signOut', scope: 'local' });
    await signOut.last().reject(problem(500, { detail: 'Not now' }));
    expect(view().state).toBe('signedIn');
    expect(emittedOf('page.toast').map(({ toast }) => toast)).toEqual([
      { title: 'Sign out failed', description: 'Not now', tone: 'destructive' },
    ]);
  });

  test('a timeout is a failure', async () => {
    const { send, clock, view, emittedOf } = await signedIn();
    send({ type: 'session.signOut', scope: 'local' });
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('signedIn');
    expect(emittedOf('page.toast')).toHaveLength(1);
  });

  test('a session that had already ended is signed out', async () => {
    const { send, signOut, view, lifecycle } = await signedIn();
    send({ type: 'session.signOut', scope: 'local' });
    await signOut.last().reject(problem(401));
    expect(view().state).toBe('signedOut');
    expect(lifecycle().at(-1)).toBe('session.signedOut');
  });

  test('is not interrupted by other requests', async () => {
    const { send, signOut, otherTabs, readSession, view } = await signedIn();
    send({ type: 'session.signOut', scope: 'local' });
    send({ type: 'session.refresh' });
    otherTabs.sendToParent({ type: 'tabs.changed' });
    expect(readSession.calls).toHaveLength(1);
    await signOut.last().resolve(undefined);
    expect(view().state).toBe('signedOut');
  });

  test('is ignored without a session', async () => {
    const { readSession, send, signOut } = browser();
    await readSession.last().resolve({ user: null });
    send({ type: 'session.signOut', scope: 'local' });
    expect(signOut.calls).toHaveLength(0);
  });
});

describe('other tabs', () => {
  test('are notified of a sign-in here, not of a renewal', async () => {
    const { otherTabs, send, readSession } = await signedIn();
    expect(otherTabs.received).toEqual([{ type: 'tabs.changed' }]);
    send({ type: 'session.refresh' });
    await readSession.last().resolve(account());
    expect(otherTabs.received).toHaveLength(1);
  });

  test('are followed without notifying them back', async () => {
    const { otherTabs, readSession, view } = browser();
    await readSession.last().resolve({ user: null });
    otherTabs.sendToParent({ type: 'tabs.changed' });
    await readSession.last().resolve(account());
    expect(view().state).toBe('signedIn');
    expect(otherTabs.received).toEqual([]);
  });
});

test('ticks continue while the page is open', async () => {
  const { clock, readSession } = await signedIn();
  seconds(clock, 120);
  expect(readSession.calls).toHaveLength(1);
});
