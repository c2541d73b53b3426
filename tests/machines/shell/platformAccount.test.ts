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
    const { view, submit, visit, platform } = account('/platform');
    expect(view().switcher).toBeNull();
    submit();
    visit('/');
    visit('/platform/career');
    expect(view().world.canReset).toBe(true);
    platform.setSession({ ...ada, state: 'signedOut', user: null, role: null });
    expect(view().world).toMatchObject({ state: 'away', canReset: false });
  });

  test('a reloaded session changes nothing', () => {
    const { platform, pass, view } = account('/platform');
    pass(1_000);
    expect(view().guidance.state).toBe('showing');
    platform.setSession({ ...ada });
    expect(view().guidance.state).toBe('showing');
  });

  test('a session that ends on another page redirects to sign-in only on return', () => {
    const { platform, visit, emitted } = account('/platform/career');
    visit('/');
    platform.setSession({ ...ada, state: 'signedOut', user: null, role: null });
    expect(emitted).toEqual([]);
    visit('/platform/career');
    expect(emitted).toContainEqual({
      type: 'page.navigate',
      to: '/auth?returnTo=%2Fplatform%2Fcareer',
      replace: true,
    });
  });

  test('the session is still known after visiting other pages', () => {
    const { platform, visit, emitted, view } = account('/');
    platform.setSession({ ...ada, state: 'signedOut', user: null, role: null });
    visit('/auth');
    platform.setSession({ ...ada, user: { id: 'u', email: 'ada@example.com', fullName: 'Ada Lovelace' } });
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

describe('for React', () => {
  test('the view is the same object until something changes, and each change notifies', () => {
    const { platform, send, stop } = opened('/demo/platform');
    let changes = 0;
    const unsubscribe = platform.subscribe(() => (changes += 1));
    const before = platform.view();
    expect(platform.view()).toBe(before);
    send({ type: 'panel.open', panel: 'help' });
    expect(changes).toBeGreaterThan(0);
    expect(platform.view()).not.toBe(before);
    unsubscribe();
    changes = 0;
    send({ type: 'panel.close' });
    expect(changes).toBe(0);
    stop();
  });

  test('receives nothing after its end, while the preferences continue', () => {
    const { stop, platform, send } = opened('/demo/platform');
    stop();
    expect(platform.actor.shell.getSnapshot().status).toBe('stopped');
    send({ type: 'preference.set', preference: 'theme', value: 'dark' });
    expect(platform.actor.preferences.getSnapshot().context.preferences.theme).toBe('dark');
  });
});
