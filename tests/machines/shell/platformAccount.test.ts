import { describe, expect, test } from 'vitest';
import { ada, opened, account } from '../support/platform.ts';

describe('preferences', () => {
  test('the width of the sidebar is stored', () => {
    const { send, view } = opened('/demo/platform');
    send({ type: 'sidebar.toggle' });
    expect(view()).toMatchObject({
      shell: { sidebar: { width: 'narrow' } },
      preferences: { preferences: { sidebar: 'narrow' } },
    });
    expect(opened('/demo/platform', {}, '{"sidebar":"narrow"}').view().shell.sidebar.width).toBe('narrow');
  });

  test('without notifications there are no badges and hints, but the inbox', () => {
    const { send, view, submit, badges, pass } = opened('/demo/platform?role=recruiter');
    pass(1_000);
    submit();
    send({ type: 'preference.set', preference: 'notifications', value: 'off' });
    expect(view()).toMatchObject({ guidance: { state: 'hidden' }, inbox: { badge: null, unread: 1 } });
    expect(badges()).toEqual([null, null, null, null, null]);
    const quiet = opened('/demo/platform', {}, '{"notifications":"off"}');
    quiet.pass(60_000);
    expect(quiet.view().guidance.state).toBe('hidden');
  });
});

describe('the account platform', () => {
  test('has no switcher, and its world ends with the session, not at the root', () => {
    const { view, submit, visit, setSession } = account('/platform');
    expect(view().switcher).toBeNull();
    submit();
    visit('/');
    visit('/platform/career');
    expect(view().world.canReset).toBe(true);
    setSession({ ...ada, state: 'signedOut', user: null, role: null });
    expect(view().world).toMatchObject({ state: 'away', canReset: false });
  });

  test('a reloaded session changes nothing', () => {
    const { setSession, pass, view } = account('/platform');
    pass(1_000);
    expect(view().guidance.state).toBe('showing');
    setSession({ ...ada });
    expect(view().guidance.state).toBe('showing');
  });

  test('a session that ends on another page redirects to sign-in only on return', () => {
    const { setSession, visit, emitted } = account('/platform/career');
    visit('/');
    setSession({ ...ada, state: 'signedOut', user: null, role: null });
    expect(emitted).toEqual([]);
    visit('/platform/career');
    expect(emitted).toContainEqual({
      type: 'page.navigate',
      to: '/auth?returnTo=%2Fplatform%2Fcareer',
      replace: true,
    });
  });

  test('the session is still known after visiting other pages', () => {
    const { setSession, visit, emitted, view } = account('/');
    setSession({ ...ada, state: 'signedOut', user: null, role: null });
    visit('/auth');
    setSession({ ...ada, user: { id: 'u', email: 'ada@example.com', fullName: 'Ada Lovelace' } });
    visit('/account');
    expect(view().shell.person?.name).toBe('Ada Reyes');
    visit('/platform');
    expect(view().shell.person?.name).toBe('Ada Lovelace');
    expect(emitted.map(({ type }) => type)).not.toContain('page.navigate');
  });

  test('signing out ends the session, then navigates', () => {
    const { send, emitted } = account('/platform');
    send({ type: 'platform.signOut' });
    expect(emitted).toEqual([
      { type: 'session.signOut', scope: 'local' },
      { type: 'page.navigate', to: '/demo/platform', replace: true },
    ]);
  });
});

test('a platform receives nothing after its end, while the preferences continue', () => {
  const { stop, platform } = opened('/demo/platform');
  stop();
  expect(platform.actor.shell.getSnapshot().status).toBe('stopped');
  platform.actor.preferences.send({ type: 'preference.set', preference: 'theme', value: 'dark' });
  expect(platform.actor.preferences.getSnapshot().context.preferences.theme).toBe('dark');
});
