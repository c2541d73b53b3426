import { describe, expect, test } from 'vitest';
import { accessLevels, routes } from '@vetsync/machines/shell/model';
import type { AccessLevel } from '@vetsync/machines/shell/model';
import { routeGuardMachine, routeGuardView } from '@vetsync/machines/shell/routeGuard';
import type { SessionView } from '@vetsync/machines/account/session';
import { run } from '../support/run.ts';

const nobody: SessionView = {
  state: 'signedOut',
  user: null,
  role: null,
  isAdmin: false,
  veteranVerified: false,
};
const loading: SessionView = { ...nobody, state: 'loading' };
const unreachable: SessionView = { ...nobody, state: 'unreachable' };
const user: SessionView = {
  ...nobody,
  state: 'signedIn',
  user: { id: 'u', email: 'sam@example.org', fullName: null },
  role: 'user',
};
const admin: SessionView = { ...user, role: 'admin', isAdmin: true };
const visitors = { loading, unreachable, nobody, user, admin };

function guard(requires: AccessLevel, session: SessionView, path = '/leads-admin?q=a b') {
  const started = run(routeGuardMachine, { input: { requires, path, session } });
  return {
    ...started,
    become: (next: SessionView) => started.actor.send({ type: 'session.changed', session: next }),
    view: () => routeGuardView(started.actor.getSnapshot()),
  };
}

const verdicts: Record<AccessLevel, Record<keyof typeof visitors, string>> = {
  none: { loading: 'allowed', unreachable: 'allowed', nobody: 'allowed', user: 'allowed', admin: 'allowed' },
  user: {
    loading: 'loading',
    unreachable: 'unreachable',
    nobody: 'redirecting',
    user: 'allowed',
    admin: 'allowed',
  },
  admin: {
    loading: 'loading',
    unreachable: 'unreachable',
    nobody: 'redirecting',
    user: 'denied',
    admin: 'allowed',
  },
};
const cases = accessLevels.flatMap((requires) =>
  Object.entries(visitors).map(([name, session]) => ({
    requires,
    name,
    session,
    verdict: verdicts[requires][name as keyof typeof visitors],
  })),
);

describe('every access level for every visitor', () => {
  test.each(cases)('$requires, $name: $verdict', ({ requires, session, verdict }) => {
    expect(guard(requires, session).view().state).toBe(verdict);
    const later = guard(requires, loading);
    later.become(session);
    expect(later.view().state).toBe(verdict);
  });
});

test('a redirect replaces the page and returns to it', () => {
  const { emitted } = guard('admin', nobody);
  expect(emitted).toEqual([
    { type: 'page.navigate', to: '/auth?returnTo=%2Fleads-admin%3Fq%3Da%20b', replace: true },
  ]);
});

test('signing out or losing the role closes the page', () => {
  const { become, view, emittedOf } = guard('admin', admin);
  expect(emittedOf('page.navigate')).toEqual([]);
  become(user);
  expect(view()).toEqual({
    state: 'denied',
    showsPage: false,
    email: 'sam@example.org',
    signInHref: '/auth?returnTo=%2Fleads-admin%3Fq%3Da%20b',
  });
  become(nobody);
  expect(view().state).toBe('redirecting');
  expect(emittedOf('page.navigate')).toHaveLength(1);
});

describe('a session that expires on an open page', () => {
  const ended: SessionView = { ...user, state: 'ended' };
  const other: SessionView = { ...user, user: { id: 'v', email: 'kim@example.org', fullName: null } };

  test('leaves the page open and requests a proof', () => {
    const { become, view, emittedOf } = guard('user', user);
    expect(emittedOf('page.shown')).toHaveLength(1);
    become(ended);
    expect(view()).toMatchObject({ state: 'sessionEnded', showsPage: true });
    expect(emittedOf('proof.request')).toEqual([{ type: 'proof.request', reason: 'sessionEnded' }]);
    expect(emittedOf('page.navigate')).toEqual([]);
    become(user);
    expect(view()).toMatchObject({ state: 'allowed', showsPage: true });
    expect(emittedOf('page.leave')).toEqual([]);
  });

  test('reports once that the page is open, whatever the session machine sends', () => {
    const { become, emittedOf } = guard('user', user);
    become({ ...user, veteranVerified: true });
    become({ ...user, state: 'signingOut' });
    become(user);
    expect(emittedOf('page.shown')).toHaveLength(1);
  });

  test.each([
    ['after the end', [ended, other]],
    ['without an end in between', [other]],
  ])('another person, %s, gets a new page', (_, then) => {
    const { become, view, emittedOf } = guard('user', user, '/account?a=1');
    then.forEach(become);
    expect(view()).toMatchObject({ state: 'replacing', showsPage: false });
    expect(emittedOf('page.leave')).toEqual([{ type: 'page.leave', href: '/account?a=1' }]);
    become(user);
    expect(view()).toMatchObject({ state: 'replacing', showsPage: false });
    expect(emittedOf('page.leave')).toHaveLength(1);
  });

  test('closes when the person signs out, and can then be opened by anybody', () => {
    const { become, view, emittedOf } = guard('user', user);
    become(ended);
    become(nobody);
    expect(view()).toMatchObject({ state: 'redirecting', showsPage: false });
    expect(emittedOf('page.navigate')).toHaveLength(1);
    become(other);
    expect(view().state).toBe('allowed');
    expect(emittedOf('page.leave')).toEqual([]);
  });

  test('denies access if the role is missing after signing in again', () => {
    const { become, view } = guard('admin', admin);
    become({ ...admin, state: 'ended' });
    expect(view().state).toBe('sessionEnded');
    become(user);
    expect(view()).toMatchObject({ state: 'denied', showsPage: false });
  });

  test('redirects to sign-in if the page was not visible yet', () => {
    const { view, emittedOf } = guard('user', ended);
    expect(view()).toMatchObject({ state: 'redirecting', showsPage: false });
    expect(emittedOf('proof.request')).toEqual([]);
    expect(emittedOf('page.shown')).toEqual([]);
  });

  test("doesn't affect a public page", () => {
    const { become, view, emittedOf } = guard('none', user);
    become(ended);
    become(other);
    expect(view().state).toBe('allowed');
    expect(emittedOf('page.shown')).toEqual([]);
  });
});

test('a retry asks the session machine', () => {
  const { actor, emittedOf } = guard('user', unreachable);
  actor.send({ type: 'session.refresh' });
  expect(emittedOf('session.refresh')).toHaveLength(1);
});

test('the guarded pages are those of the specification and the requests', () => {
  const allRoutes = Object.values(routes);
  expect(allRoutes.filter(({ requires }) => requires === 'admin').map(({ pattern }) => pattern)).toEqual([
    '/leads-admin',
    '/leads-admin/requests',
    '/admin-dashboard',
  ]);
  expect(allRoutes.filter(({ requires }) => requires === 'user').map(({ pattern }) => pattern)).toEqual([
    '/account/*?',
    '/organizations/new',
    '/organizations/:slug',
    '/organizations/:slug/staff',
    '/organizations/:slug/listings',
    '/organizations/:slug/listings/import',
    '/organizations/:slug/listings/:listing',
    '/organizations/:slug/applications',
    '/organizations/:slug/messages',
    '/platform/*?',
  ]);
  expect(new Set(allRoutes.map(({ pattern }) => pattern)).size).toBe(allRoutes.length);
});
