import { describe, expect, test } from 'vitest';
import { emptyProfile } from '@vetsync/machines/profile/model';
import { opened } from '../support/platform.ts';

describe('entering the demo (platform spec, section 2)', () => {
  test('opens for the veteran, and one second later shows the first hint for fifteen', () => {
    const { view, pass } = opened('/demo/platform');
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

  test('no hint stands on the wellness check or its result; it is there again elsewhere', () => {
    const { view, visit, pass } = opened('/demo/platform/wellness?role=user');
    pass(1_000);
    expect(view().guidance.state).toBe('showing');
    for (const at of ['check?role=user', 'check?question=2&role=user', 'check?question=result&role=user']) {
      visit(`/demo/platform/wellness/${at}`);
      expect(view().guidance).toEqual({ state: 'hidden', prompt: null, reservesSpace: false });
    }
    visit('/demo/platform/wellness?role=user');
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
      shell: { content: { role: 'recruiter' } },
      switcher: { state: 'switching', current: 'recruiter' },
      inbox: { unread: 1, badge: '1' },
      guidance: { state: 'hidden' },
    });
    pass(300);
    expect(view().switcher?.state).toBe('idle');
    pass(700);
    expect(view().guidance.prompt?.key).toBe('recruiter:profile-selected');
  });

  test('what the bell says of a thing is read by its page, and by no other', () => {
    const { view, apply, send, visit } = opened('/demo/platform/education?role=user');
    apply();
    send({ type: 'profile.choose', role: 'university' });
    const href = String(view().inbox.items[0]?.href);
    for (const other of [
      '/demo/platform/applications?role=university&q=',
      '/demo/platform?role=university&event=C',
    ]) {
      visit(other);
      expect(view().inbox.unread).toBe(1);
    }
    visit(href);
    expect(view().inbox.unread).toBe(0);
  });

  test('both sides of one application', () => {
    const { send, view, apply, platform, visit } = opened('/demo/platform/education?role=user');
    apply();
    send({ type: 'profile.choose', role: 'university' });
    const [item] = view().inbox.items;
    expect(item?.title).toEqual('New College Application');
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
      items: [{ message: 'You’re accepted: Operations Management.' }],
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
  const { platform, view, send, visit } = opened('/demo/platform?role=user');
  const profile = { ...emptyProfile, name: 'Marc Delaney', rank: 'Captain' };
  platform.actor.world.send({ type: 'world.dispatch', command: { type: 'profile.save', profile } });
  expect(view().shell.person).toMatchObject({ name: 'Marc Delaney', detail: 'Captain' });
  send({ type: 'profile.choose', role: 'hospital' });
  expect(view().shell.person?.name).toBe('Angela Whitcomb');
  send({ type: 'world.reset' });
  visit('/platform?role=user');
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
