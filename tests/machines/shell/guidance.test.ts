import { describe, expect, test } from 'vitest';
import { guidanceMachine, guidanceView } from '@vetsync/machines/shell/guidance';
import type { GuidanceInput } from '@vetsync/machines/shell/guidance';
import { applicationSubmittedMs, guidanceVisibleMs, profileSelectedMs } from '@vetsync/machines/shell/model';
import { demoRoles } from '@vetsync/machines/model/world';
import type { Role } from '@vetsync/machines/account/model';
import type { TabValue } from '@vetsync/machines/shell/model';
import { run } from '../support/run.ts';
import { accountConfig } from '../../../app/platform/accountConfig.ts';
import { demoConfig } from '../../../app/platform/demoConfig.ts';

function started(input: GuidanceInput = {}) {
  const machine = run(guidanceMachine, { input });
  const { actor, clock } = machine;
  const view = () => guidanceView(actor.getSnapshot());
  return {
    ...machine,
    view,
    shown: () => view().prompt?.key ?? null,
    choose: (role: Role) => actor.send({ type: 'profile.selected', role }),
    move: (from: TabValue, to: TabValue) => actor.send({ type: 'tab.changed', from, to }),
    submit: () => actor.send({ type: 'application.submitted', kind: 'job' }),
    pass: (ms: number) => clock.increment(ms),
  };
}

/** A role after its welcome prompt. */
function settledAs(role: Role) {
  const one = started();
  one.choose(role);
  one.pass(profileSelectedMs);
  one.actor.send({ type: 'guidance.dismiss' });
  return one;
}

test('the figures (platform spec, sections 4 and 9)', () => {
  expect([guidanceVisibleMs, profileSelectedMs, applicationSubmittedMs]).toEqual([15_000, 1_000, 2_000]);
});

describe('welcome', () => {
  test.each(demoRoles)('%s: one second after choosing, for fifteen', (role) => {
    const { choose, pass, shown, view } = started();
    choose(role);
    pass(999);
    expect(shown()).toBeNull();
    pass(1);
    expect(shown()).toBe(`${role}:profile-selected`);
    expect(view().prompt?.action.href).toMatch(/^\/platform\/[a-z-]+$/);
    pass(14_999);
    expect(shown()).not.toBeNull();
    pass(1);
    expect(view()).toEqual({ state: 'hidden', prompt: null, reservesSpace: false });
  });

  test('of an organization only in the demo, whose records it describes', () => {
    const { choose, pass, shown } = started({ steps: accountConfig.hints });
    for (const role of demoRoles) {
      choose(role);
      pass(profileSelectedMs);
      expect(shown()).toBe(role === 'user' ? 'user:profile-selected' : null);
    }
    const demo = started({ steps: demoConfig.hints });
    demo.choose('recruiter');
    demo.pass(profileSelectedMs);
    expect(demo.shown()).toBe('recruiter:profile-selected');
  });

  test("once: returning to a profile doesn't display it again", () => {
    const { choose, pass, shown } = started();
    choose('user');
    pass(1_000);
    choose('hospital');
    expect(shown()).toBeNull();
    pass(1_000);
    expect(shown()).toBe('hospital:profile-selected');
    choose('user');
    pass(60_000);
    expect(shown()).toBeNull();
  });

  test('after leaving early, it is displayed the next time', () => {
    const { choose, pass, shown, actor } = started();
    choose('user');
    pass(500);
    actor.send({ type: 'profile.cleared' });
    pass(60_000);
    expect(shown()).toBeNull();
    choose('user');
    pass(1_000);
    expect(shown()).toBe('user:profile-selected');
  });

  test("an administrator's account has none", () => {
    const { choose, pass, shown } = started({});
    choose('admin');
    pass(60_000);
    expect(shown()).toBeNull();
  });
});

describe('follow-ups', () => {
  test.each([
    ['user', 'ai-battle-buddy', 'career', 'user:ai-session-complete'],
    ['user', 'career', 'community', 'user:career-explored'],
    ['user', 'ai-battle-buddy', 'community', null],
    ['user', 'career', 'ai-battle-buddy', null],
    ['recruiter', 'candidates', 'jobs', 'recruiter:pipeline-explored'],
    ['university', 'applications', 'programs', 'university:applications-explored'],
    ['hospital', 'patients', 'network', 'hospital:patients-explored'],
    ['nonprofit', 'services', 'programs', 'nonprofit:services-explored'],
    ['recruiter', 'jobs', 'analytics', null],
  ] as const)('%s, from %s to %s: %s', (role, from, to, key) => {
    const { move, shown } = settledAs(role);
    move(from, to);
    expect(shown()).toBe(key);
  });

  test('each once', () => {
    const { move, shown, actor } = settledAs('user');
    move('career', 'community');
    actor.send({ type: 'guidance.follow' });
    expect(shown()).toBeNull();
    move('career', 'community');
    expect(shown()).toBeNull();
  });

  test('two seconds after a job application of a recruiter', () => {
    const { submit, pass, shown } = settledAs('recruiter');
    submit();
    pass(1_999);
    expect(shown()).toBeNull();
    pass(1);
    expect(shown()).toBe('recruiter:application-submitted');
  });

  test("not after a veteran's", () => {
    const { submit, pass, shown } = settledAs('user');
    submit();
    pass(60_000);
    expect(shown()).toBeNull();
  });

  test('not after an application of another kind', () => {
    const { actor, pass, shown } = settledAs('recruiter');
    actor.send({ type: 'application.submitted', kind: 'college' });
    pass(60_000);
    expect(shown()).toBeNull();
  });
});

describe('hiding', () => {
  test('on any change of tab', () => {
    const { choose, pass, move, shown } = started();
    choose('user');
    pass(1_000);
    move('dashboard', 'profile');
    expect(shown()).toBeNull();
  });

  test('a change of tab that triggers the next step displays that one for its full duration', () => {
    const { choose, pass, move, shown } = started();
    choose('user');
    pass(1_000 + 14_000);
    move('career', 'community');
    expect(shown()).toBe('user:career-explored');
    pass(14_999);
    expect(shown()).toBe('user:career-explored');
    pass(1);
    expect(shown()).toBeNull();
  });

  test('not while hovered or focused; afterwards the full duration restarts', () => {
    const { choose, pass, actor, view } = started();
    choose('user');
    pass(1_000 + 14_000);
    actor.send({ type: 'guidance.pause' });
    expect(view()).toMatchObject({ state: 'paused', prompt: { key: 'user:profile-selected' } });
    pass(600_000);
    expect(view().state).toBe('paused');
    actor.send({ type: 'guidance.resume' });
    pass(14_999);
    expect(view().state).toBe('showing');
    pass(1);
    expect(view().state).toBe('hidden');
  });

  test('dismissed while hovered', () => {
    const { choose, pass, actor, view } = started();
    choose('user');
    pass(1_000);
    actor.send({ type: 'guidance.pause' });
    actor.send({ type: 'guidance.dismiss' });
    expect(view().state).toBe('hidden');
  });
});

describe('storing', () => {
  test('displayed steps are emitted, and not displayed again after a reload', () => {
    const first = started();
    first.choose('user');
    first.pass(1_000);
    const keys = first.emittedOf('guidance.shown').at(-1)?.keys ?? [];
    expect(keys).toEqual(['user:profile-selected']);
    const again = started({ shown: keys });
    again.choose('user');
    again.pass(60_000);
    expect(again.shown()).toBeNull();
  });

  test('a reset of the demo clears them', () => {
    const { actor, choose, pass, shown, emittedOf } = settledAs('user');
    actor.send({ type: 'world.reset' });
    expect(emittedOf('guidance.shown').at(-1)?.keys).toEqual([]);
    choose('user');
    pass(1_000);
    expect(shown()).toBe('user:profile-selected');
  });

  test('with hints turned off there are none until they are turned on again', () => {
    const { actor, choose, pass, shown } = started();
    choose('user');
    pass(1_000);
    actor.send({ type: 'hints.changed', wanted: true });
    expect(shown()).not.toBeNull();
    actor.send({ type: 'hints.changed', wanted: false });
    expect(shown()).toBeNull();
    choose('hospital');
    pass(60_000);
    expect(shown()).toBeNull();
    actor.send({ type: 'hints.changed', wanted: true });
    choose('hospital');
    pass(1_000);
    expect(shown()).toBe('hospital:profile-selected');
  });
});
