import { describe, expect, test } from 'vitest';
import { emptyProfile } from '@vetsync/machines/profile/model';
import type { Role } from '@vetsync/machines/account/model';
import type { SessionView } from '@vetsync/machines/account/session';
import { accountTabsOf, demoAddress, pageTitle, tabsOf } from '@vetsync/machines/shell/model';
import { administrationShell, shellMachine, shellPanels, shellView } from '@vetsync/machines/shell/shell';
import { sampleProfiles } from '@vetsync/samples/profile';
import { run } from '../support/run.ts';

const signedIn = (role: Role): SessionView => ({
  state: 'signedIn',
  user: { id: 'u', email: 'ada@example.com', fullName: 'Ada Reyes' },
  role,
  isAdmin: role === 'admin',
  veteranVerified: false,
});
const nobody = (state: SessionView['state']): SessionView => ({
  state,
  user: null,
  role: null,
  isAdmin: false,
  veteranVerified: false,
});
const locationOf = (href: string) => {
  const [path = '', search] = href.split('?');
  return { path: path.replace('/demo', ''), search: search === undefined ? '' : `?${search}` };
};

function at(href: string, session?: SessionView) {
  const kind = href.startsWith('/demo')
    ? ({ profiles: sampleProfiles, notice: 'sampleData', navigation: tabsOf } as const)
    : ({ profiles: [], notice: 'stored', navigation: accountTabsOf } as const);
  const machine = run(shellMachine, { input: { location: locationOf(href), session, ...kind } });
  const { actor, emittedOf } = machine;
  return {
    ...machine,
    view: () => shellView(actor.getSnapshot()),
    go: (to: string) => actor.send({ type: 'location.changed', ...locationOf(to) }),
    gone: () => emittedOf('page.navigate').map(({ to, replace }) => [to, replace]),
    current: () =>
      shellView(actor.getSnapshot())
        .sidebar.tabs.filter(({ current }) => current)
        .map(({ value }) => value),
  };
}

test('the page of an application is marked where all applications are listed', () => {
  expect(at('/platform/career/application/A1', signedIn('user')).current()).toEqual(['applications']);
  expect(at('/demo/platform/career/application/A1?role=user').current()).toEqual(['career']);
});

const pageOf = (href: string) => at(href).view().content.page;

test("an overlay of a portal's tab doesn't change the page; elsewhere each path segment is a page", () => {
  const list = pageOf('/demo/platform/applications?role=university');
  expect(pageOf('/demo/platform/applications/application/C1?role=university')).toBe(list);
  expect(pageOf('/demo/platform/applications/one?role=university')).not.toBe(list);
  expect(pageOf('/demo/platform?role=nonprofit')).toBe(
    pageOf('/demo/platform/dashboard/application/N1?role=nonprofit'),
  );
  const wellness = pageOf('/demo/platform/wellness?role=user');
  expect(pageOf('/demo/platform/wellness/appointment/A1?role=user')).not.toBe(wellness);
  expect(pageOf('/demo/job-board')).not.toBe(pageOf('/demo/platform/career?role=user'));
});

describe('the demo', () => {
  test('opens for the veteran if the URL has no role', () => {
    const { view, current, emittedOf, gone } = at('/demo/platform');
    expect(view()).toMatchObject({
      state: 'open',
      person: {
        name: 'Marcus Delaney',
        detail: 'Staff Sergeant, Army',
        veteranVerified: false,
      },
      accountHref: null,
      content: { tab: 'dashboard', screen: null, title: 'Dashboard' },
      adminLinks: [],
      canSignOut: true,
      notice: 'sampleData',
    });
    expect(current()).toEqual(['dashboard']);
    expect(emittedOf('route.changed')).toMatchObject([{ role: 'user', tab: 'dashboard' }]);
    expect(gone()).toEqual([]);
  });

  test.each([
    ['/demo/platform/education?role=user', 'user', 'education'],
    ['/demo/platform/mental-health?role=hospital', 'hospital', 'mental-health'],
    ['/demo/platform?role=admin', 'user', 'dashboard'],
    ['/demo/recruiter-dashboard', 'recruiter', 'dashboard'],
    ['/demo/provider-dashboard', 'hospital', 'dashboard'],
    ['/demo/nonprofit-dashboard?role=user', 'nonprofit', 'dashboard'],
    ['/demo/wellness', 'user', 'wellness'],
  ])('%s opens for the %s, %s', (href, role, tab) => {
    const { view, current } = at(href);
    expect(view().content?.role).toBe(role);
    expect(current()).toEqual([tab]);
    expect(view().content).toMatchObject({ tab, screen: null });
  });

  test('a screen of its own is displayed with its tab as current', () => {
    const { view, current } = at('/demo/job-board');
    expect(view().content).toMatchObject({
      screen: 'demoJobBoard',
      title: pageTitle('demoJobBoard'),
      role: 'user',
    });
    expect(current()).toEqual(['career']);
  });

  test("a screen of its own may belong to none of the role's tabs", () => {
    const { view, current, emittedOf } = at('/demo/job-board?role=recruiter');
    expect(view()).toMatchObject({ content: { role: 'recruiter', screen: 'demoJobBoard' } });
    expect(current()).toEqual([]);
    expect(emittedOf('route.changed')).toMatchObject([{ role: 'recruiter', tab: null }]);
  });

  test('detail and filters belong to the tab', () => {
    const { view } = at('/demo/platform/applications/application/A1?q=army&role=university');
    expect(view().content).toMatchObject({ detail: ['application', 'A1'], query: { q: 'army' } });
  });

  test.each([
    ['/demo/platform/messaging/thread/7?role=nonprofit&q=x', '/platform/community/thread/7?q=x', 'nonprofit'],
    ['/demo/platform/pipeline?role=recruiter', '/platform/candidates', 'recruiter'],
    ['/demo/platform/education/program/7?role=recruiter', '/platform', 'recruiter'],
    ['/demo/platform/nonsense', '/platform', 'user'],
  ] as const)('%s is corrected', (href, proper, role) => {
    const { gone, emittedOf, go } = at(href);
    expect(gone()).toEqual([[proper, true]]);
    expect(emittedOf('route.changed')).toEqual([]);
    // The demo's URLs name the profile that was chosen.
    go(demoAddress(proper, role));
    expect(gone()).toHaveLength(1);
    expect(emittedOf('route.changed')).toHaveLength(1);
  });

  test('signing out clears the profile; choosing one opens the demo again', () => {
    const { actor, gone, go, view, current, emittedOf } = at('/demo/platform/career?role=user');
    actor.send({ type: 'platform.signOut' });
    expect(gone()).toEqual([['/platform?role=none', false]]);
    go('/demo/platform?role=none');
    expect(view()).toMatchObject({ state: 'noProfile', person: null, canSignOut: false });
    expect(current()).toEqual([]);
    expect(emittedOf('route.changed').at(-1)).toMatchObject({ role: null, tab: null });
    actor.send({ type: 'tab.go', tab: 'career' });
    expect(gone()).toHaveLength(1);
    go('/demo/platform?role=university');
    expect(view()).toMatchObject({ state: 'open', content: { role: 'university' } });
  });

  test("doesn't need the session", () => {
    const { actor, view } = at('/demo/platform');
    actor.send({ type: 'session.changed', session: nobody('signedOut') });
    expect(view().state).toBe('open');
  });
});

describe('the account platform', () => {
  test("waits for the session, then opens with the person's own profile", () => {
    const { actor, view, emittedOf } = at('/platform/career', nobody('loading'));
    expect(view()).toMatchObject({ state: 'checking', person: null, canSignOut: false });
    expect(emittedOf('route.changed')).toEqual([]);
    actor.send({ type: 'session.changed', session: signedIn('user') });
    expect(view()).toMatchObject({
      state: 'open',
      person: { name: 'Ada Reyes', detail: '', veteranVerified: false },
      accountHref: '/account',
      content: { tab: 'career' },
      notice: 'stored',
    });
    actor.send({ type: 'session.changed', session: { ...signedIn('user'), veteranVerified: true } });
    expect(view().person).toMatchObject({ veteranVerified: true });
    actor.send({
      type: 'profile.loaded',
      profile: { ...emptyProfile, name: 'Ada M. Reyes', rank: 'Captain', branch: 'Navy' },
    });
    expect(view().person).toMatchObject({ name: 'Ada M. Reyes', detail: 'Captain, Navy' });
  });

  test('shows the email if there is no name', () => {
    const session = signedIn('user');
    const { view } = at('/platform', {
      ...session,
      user: { id: 'u', email: 'ada@example.com', fullName: null },
    });
    expect(view().person?.name).toBe('ada@example.com');
  });

  test('redirects to sign-in and back if nobody is signed in', () => {
    const { gone, view, actor } = at('/platform/career?q=1', nobody('signedOut'));
    expect(view().state).toBe('redirecting');
    expect(gone()).toEqual([[expect.stringMatching(/^\/auth\?/), true]]);
    expect(decodeURIComponent(String(gone()[0]?.[0]))).toContain('/platform/career?q=1');
    actor.send({ type: 'session.changed', session: signedIn('user') });
    expect(view().state).toBe('open');
  });

  test("doesn't redirect if the server is unreachable", () => {
    const { view, gone } = at('/platform', nobody('unreachable'));
    expect(view().state).toBe('checking');
    expect(gone()).toEqual([]);
  });

  test('takes the role from the account, not from the URL', () => {
    const { view } = at('/platform/students?role=admin', signedIn('university'));
    expect(view()).toMatchObject({
      content: { role: 'university', tab: 'students' },
      adminLinks: [],
    });
  });

  test("an administrator has the veteran's tabs and two more links", () => {
    const { view } = at('/platform', signedIn('admin'));
    expect(view().sidebar.tabs.map(({ value }) => value)).toContain('ai-battle-buddy');
    expect(view().adminLinks.map(({ href }) => href)).toEqual(['/leads-admin', '/admin-dashboard']);
  });

  test('signing out ends the session and goes to the demo', () => {
    const { actor, emitted, gone } = at('/platform', signedIn('user'));
    actor.send({ type: 'platform.signOut' });
    expect(gone()).toEqual([['/demo/platform', true]]);
    expect(emitted).toContainEqual({ type: 'session.signOut', scope: 'local' });
  });
});

describe('tabs', () => {
  test('are links, which name no role', () => {
    expect(
      at('/demo/platform?role=hospital')
        .view()
        .sidebar.tabs.map(({ href }) => href)
        .slice(0, 2),
    ).toEqual(['/platform', '/platform/patients']);
    expect(at('/platform', signedIn('user')).view().sidebar.tabs[1]?.href).toBe('/platform/applications');
  });

  test('navigate-tab also accepts an alias, and ignores unknown names', () => {
    const { actor, gone } = at('/demo/platform?role=nonprofit');
    actor.send({ type: 'tab.go', tab: 'reports' });
    actor.send({ type: 'tab.go', tab: 'impact' });
    actor.send({ type: 'tab.go', tab: 'nonsense' });
    expect(gone()).toEqual([
      ['/platform/reports', false],
      ['/platform/reports', false],
    ]);
  });

  test('four are in the bottom bar, the rest in the More sheet', () => {
    const { view } = at('/demo/platform/community?role=user');
    const { tabs, more, currentInMore } = view().bottomBar;
    expect(tabs.map(({ shortLabel }) => shortLabel)).toEqual(['Home', 'Profile', 'Wellness', 'Education']);
    expect([...tabs, ...more]).toEqual(view().sidebar.tabs);
    expect(currentInMore).toBe(true);
    expect(at('/demo/platform').view().bottomBar.currentInMore).toBe(false);
  });
});

describe('panels', () => {
  test.each(shellPanels)('%s opens and closes', (panel) => {
    const { actor, view } = at('/demo/platform');
    expect(view().panel).toBeNull();
    actor.send({ type: 'panel.open', panel });
    expect(view().panel).toBe(panel);
    actor.send({ type: 'panel.close' });
    expect(view().panel).toBeNull();
  });

  test('one at a time', () => {
    const { actor, view } = at('/demo/platform');
    actor.send({ type: 'panel.open', panel: 'more' });
    actor.send({ type: 'panel.open', panel: 'settings' });
    expect(view().panel).toBe('settings');
  });

  test.each([
    ['another page', { type: 'location.changed', path: '/platform/career', search: '' }],
    ['following a notification', { type: 'notification.open' }],
    ['a reset', { type: 'world.reset' }],
  ] as const)('%s closes it', (_, event) => {
    const { actor, view } = at('/demo/platform');
    actor.send({ type: 'panel.open', panel: 'inbox' });
    actor.send({ type: 'location.changed', path: '/platform', search: '' });
    expect(view().panel).toBe('inbox');
    actor.send(event);
    expect(view().panel).toBeNull();
  });

  test('the crisis line opens without a profile or session', () => {
    for (const one of [at('/demo/platform?role=none'), at('/platform', nobody('loading'))]) {
      one.actor.send({ type: 'panel.open', panel: 'crisis' });
      expect(one.view().panel).toBe('crisis');
    }
  });
});

test("the sidebar's width is a preference", () => {
  const { actor, view, emittedOf } = at('/demo/platform');
  expect(view().sidebar.width).toBe('wide');
  actor.send({ type: 'sidebar.toggle' });
  expect(emittedOf('preference.set')).toEqual([
    { type: 'preference.set', preference: 'sidebar', value: 'narrow' },
  ]);
  actor.send({
    type: 'preferences.changed',
    preferences: {
      theme: 'system',
      textSize: 'standard',
      motion: 'system',
      notifications: 'on',
      sidebar: 'narrow',
    },
  });
  expect(view().sidebar.width).toBe('narrow');
  actor.send({ type: 'sidebar.toggle' });
  expect(emittedOf('preference.set').at(-1)?.value).toBe('wide');
});

describe("an administrators' page", () => {
  const here = '/admin-dashboard?tab=reports';
  const admin = () => at(here, signedIn('admin'));

  test('has the shell of the person themselves, and its address stays', () => {
    const { view, gone, actor } = admin();
    actor.send({
      type: 'organizations.loaded',
      organizations: [{ slug: 'yard', name: 'Yard', role: 'recruiter' }],
    });
    expect(view()).toMatchObject({ state: 'open', acting: null });
    expect(gone()).toEqual([]);
    const { go, gone: goneFrom, view: later } = at('/platform/jobs?as=yard', signedIn('admin'));
    go('/leads-admin/requests?status=new');
    expect(goneFrom().filter(([to]) => !String(to).startsWith('/platform'))).toEqual([]);
    expect(later().acting).toBeNull();
  });

  test('names the other ones in the place of the tabs, decisions first on a phone', () => {
    const shell = administrationShell(admin().view(), here);
    expect(shell.sidebar.tabs.filter(({ current }) => current).map(({ href }) => href)).toEqual([here]);
    expect(shell.bottomBar.tabs.map(({ href }) => href)).toEqual([
      '/admin-dashboard',
      '/admin-dashboard?tab=organizations',
      '/admin-dashboard?tab=reports',
      '/leads-admin/requests',
    ]);
    expect(shell.bottomBar.currentInMore).toBe(false);
    expect(administrationShell(admin().view(), '/leads-admin').bottomBar.currentInMore).toBe(true);
    expect(shell.sidebar.tabs.at(-1)?.href).toBe('/platform?as=me');
  });
});
