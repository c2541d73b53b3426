import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { emptyProfile } from '@vetsync/machines/profile/model';
import { createPlatform } from '@vetsync/machines/platform';
import type { PlatformPageEmitted, PlatformOptions } from '@vetsync/machines/platform';
import { preferencesMachine } from '@vetsync/machines/preferences';
import type { SessionView } from '@vetsync/machines/session';
import { worldMachine } from '@vetsync/machines/world';
import { sampleProfiles } from '@vetsync/samples/profile';
import { sampleCounts } from '@vetsync/samples/portal';
import { college, job } from '../support/world.ts';
import { puppet } from '../support/run.ts';

const start = Date.parse('2026-03-04T05:06:07Z');
const locationOf = (href: string) => {
  const [path = '', search] = href.split('?');
  return { path, search: search === undefined ? '' : `?${search}` };
};
const ada: SessionView = {
  state: 'signedIn',
  user: { id: 'u', email: 'ada@example.com', fullName: 'Ada Reyes' },
  role: 'user',
  isAdmin: false,
  veteranVerified: false,
};

/** A platform with `bar` as its URL. Its navigation requests take effect. */
function opened(
  href: string,
  more: Partial<PlatformOptions> = {},
  preferencesPersisted: string | null = null,
) {
  const clock = new SimulatedClock();
  const tabs = puppet();
  const persist = puppet();
  const store = puppet();
  let drawn = 0;
  const mode = more.mode ?? 'demo';
  const machine = worldMachine.provide({
    actors: { otherTabs: tabs.logic as never, persist: persist.logic as never },
  });
  const random = () => ((drawn += 1) * 0.618_033_988_749) % 1;
  const preferences = createActor(preferencesMachine.provide({ actors: { store: store.logic as never } }), {
    input: { persisted: preferencesPersisted },
  }).start();
  const bar = { href };
  const emitted: PlatformPageEmitted[] = [];
  const platform = createPlatform({
    mode,
    ...(mode === 'demo'
      ? { profiles: sampleProfiles, notice: 'sampleData', earlierCounts: sampleCounts }
      : { profiles: [], notice: 'sessionOnly' }),
    location: locationOf(href),
    reader: { locale: 'en-US', timeZone: 'UTC' },
    now: () => start,
    clock,
    world: { machine, input: { mode, now: () => start, random } },
    preferences,
    onEmitted(one) {
      emitted.push(one);
      if (one.type === 'page.navigate') visit(one.to);
    },
    ...more,
  });
  function visit(to: string) {
    bar.href = to;
    platform.setLocation(locationOf(to));
  }
  const stop = platform.start();
  const { world } = platform.actor;
  return {
    platform,
    view: () => platform.view(),
    send: platform.send,
    visit,
    bar,
    emitted,
    tabs,
    stop,
    pass: (ms: number) => clock.increment(ms),
    submit: () =>
      world.send({ type: 'world.dispatch', command: { type: 'job.submit', application: job('A') } }),
    apply: () =>
      world.send({ type: 'world.dispatch', command: { type: 'college.submit', application: college('C') } }),
    badges: () => platform.view().switcher?.profiles.map(({ badge }) => badge),
  };
}

const account = (href: string, session = ada) => opened(href, { mode: 'account', session });

describe('entering the demo (platform spec, section 2)', () => {
  test('opens for the veteran, and one second later shows the first hint for fifteen', () => {
    const { view, pass } = opened('/demo/platform');
    expect(view().shell.person?.role).toBe('user');
    expect(view().switcher?.current).toBe('user');
    pass(999);
    expect(view().guidance.state).toBe('hidden');
    pass(1);
    expect(view().guidance).toMatchObject({ state: 'showing', prompt: { key: 'user:profile-selected' } });
    pass(15_000);
    expect(view().guidance.state).toBe('hidden');
  });

  test('a deep link opens its profile, tab and detail', () => {
    const { view } = opened('/demo/platform/applications/application/C?role=university');
    expect(view().shell.content).toMatchObject({
      role: 'university',
      tab: 'applications',
      detail: ['application', 'C'],
    });
    expect(view().switcher?.current).toBe('university');
  });
});

describe('navigating', () => {
  test("the hints between the veteran's tabs appear for links and for navigate-tab", () => {
    const { view, visit, send, pass } = opened('/demo/platform/ai-battle-buddy?role=user');
    pass(1_000);
    visit('/demo/platform/career?role=user');
    expect(view().guidance.prompt?.key).toBe('user:ai-session-complete');
    send({ type: 'tab.go', tab: 'community' });
    expect(view().guidance.prompt?.key).toBe('user:career-explored');
    send({ type: 'tab.go', tab: 'dashboard' });
    expect(view().guidance.state).toBe('hidden');
  });

  test('opening a detail of the same tab keeps the hint visible', () => {
    const { view, visit, pass } = opened('/demo/platform/education?role=user');
    pass(1_000);
    visit('/demo/platform/education/program/7?role=user');
    expect(view().guidance.state).toBe('showing');
  });

  test('a URL with an alias is corrected once', () => {
    const { bar, emitted } = opened('/demo/platform/messaging?role=nonprofit');
    expect(bar.href).toBe('/demo/platform/community?role=nonprofit');
    expect(emitted.filter(({ type }) => type === 'page.navigate')).toHaveLength(1);
  });
});

describe('switching profiles', () => {
  test('changes the URL, the tabs, the inbox and the hint, and is busy for 300 ms', () => {
    const { send, bar, view, pass, submit } = opened('/demo/platform/career?role=user');
    pass(1_000);
    submit();
    send({ type: 'profile.choose', role: 'recruiter' });
    expect(bar.href).toBe('/demo/platform?role=recruiter');
    expect(view()).toMatchObject({
      shell: { person: { role: 'recruiter' } },
      switcher: { state: 'switching', current: 'recruiter' },
      inbox: { unread: 1, badge: '1' },
      guidance: { state: 'hidden' },
    });
    pass(300);
    expect(view().switcher?.state).toBe('idle');
    pass(700);
    expect(view().guidance.prompt?.key).toBe('recruiter:profile-selected');
  });

  test('both sides of one application', () => {
    const { send, view, apply, platform, visit } = opened('/demo/platform/education?role=user');
    apply();
    send({ type: 'profile.choose', role: 'university' });
    const [item] = view().inbox.items;
    expect(item?.title).toBe('New College Application');
    send({ type: 'panel.open', panel: 'inbox' });
    send({ type: 'notification.open', id: String(item?.id) });
    visit(String(item?.href));
    expect(view()).toMatchObject({
      shell: { panel: null, content: { detail: ['application', 'C'] } },
      inbox: { unread: 0 },
    });
    platform.actor.world.send({
      type: 'world.dispatch',
      command: {
        type: 'college.decide',
        applicationId: 'C',
        decision: 'accepted',
        subject: 'Operations Management',
      },
    });
    visit('/demo/platform?role=user');
    expect(view().inbox).toMatchObject({
      unread: 1,
      items: [{ message: expect.stringContaining('Accepted') }],
    });
  });

  test('signing out clears the profile, and choosing one sets it', () => {
    const { send, view, pass } = opened('/demo/platform?role=user');
    pass(1_000);
    send({ type: 'platform.signOut' });
    expect(view()).toMatchObject({
      shell: { state: 'noProfile' },
      switcher: { current: null },
      guidance: { state: 'hidden' },
    });
    send({ type: 'profile.choose', role: 'user' });
    expect(view()).toMatchObject({ shell: { state: 'open' }, switcher: { current: 'user' } });
  });
});

describe('a job application', () => {
  test('of a recruiter shows its step after two seconds', () => {
    const { submit, pass, view } = opened('/demo/job-board?role=recruiter', {
      shown: ['recruiter:profile-selected'],
    });
    submit();
    pass(1_999);
    expect(view().guidance.state).toBe('hidden');
    pass(1);
    expect(view().guidance.prompt?.key).toBe('recruiter:application-submitted');
  });

  test('of a veteran does not', () => {
    const { submit, pass, view } = opened('/demo/platform?role=user', { shown: ['user:profile-selected'] });
    submit();
    pass(60_000);
    expect(view().guidance.state).toBe('hidden');
  });

  test('from another tab does not, but is counted', () => {
    const one = opened('/demo/platform?role=recruiter', { shown: ['recruiter:profile-selected'] });
    one.submit();
    const message = structuredClone(one.tabs.received.at(-1)?.message);
    const two = opened('/demo/platform?role=recruiter', { shown: ['recruiter:profile-selected'] });
    two.tabs.sendToParent({ type: 'tabs.received', message });
    two.pass(60_000);
    expect(two.view()).toMatchObject({ guidance: { state: 'hidden' }, inbox: { unread: 1 } });
    expect(two.badges()).toEqual([null, '1', null, null, null]);
  });
});

test("the veteran's edited profile is displayed in the shell until the demo is reset", () => {
  const { platform, view, send } = opened('/demo/platform?role=user');
  const profile = { ...emptyProfile, name: 'Marc Delaney', rank: 'Captain' };
  platform.actor.world.send({ type: 'world.dispatch', command: { type: 'profile.save', profile } });
  expect(view().shell.person).toMatchObject({ name: 'Marc Delaney', detail: 'Captain' });
  send({ type: 'profile.choose', role: 'hospital' });
  expect(view().shell.person?.name).toBe('Angela Whitcomb');
  send({ type: 'world.reset' });
  platform.setLocation({ path: '/demo/platform', search: '?role=user' });
  expect(view().shell.person?.name).toBe('Marcus Delaney');
});

describe('resetting', () => {
  test('empties world and inbox, closes its confirmation and enables the hints again', () => {
    const { submit, send, view, pass, badges, emitted } = opened('/demo/platform?role=user');
    pass(1_000);
    submit();
    expect(view().world.canReset).toBe(true);
    send({ type: 'panel.open', panel: 'reset' });
    send({ type: 'world.reset' });
    expect(emitted).toContainEqual({ type: 'epoch.begun', by: 'here' });
    expect(view()).toMatchObject({
      shell: { panel: null },
      world: { canReset: false },
      guidance: { state: 'hidden' },
      inbox: { state: 'empty' },
    });
    expect(badges()).toEqual([null, null, null, null, null]);
    send({ type: 'profile.choose', role: 'nonprofit' });
    pass(1_000);
    expect(view().guidance.prompt?.key).toBe('nonprofit:profile-selected');
  });

  test("opening the site's root clears the demo's world, another page doesn't", () => {
    const { submit, visit, view } = opened('/demo/platform?role=user');
    submit();
    visit('/auth');
    visit('/demo/platform/career?role=user');
    expect(view().world.canReset).toBe(true);
    visit('/');
    visit('/demo/platform?role=user');
    expect(view().world).toMatchObject({ state: 'live', canReset: false });
  });
});

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
