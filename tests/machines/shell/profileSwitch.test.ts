import { describe, expect, test } from 'vitest';
import { addFacts, emptyLog, profileSwitchMs } from '@vetsync/machines/model/world';
import { parseShellRoute } from '@vetsync/machines/shell/model';
import type { WorldCommand } from '@vetsync/machines/model/world';
import { profileSwitchMachine, profileSwitchView } from '@vetsync/machines/shell/profileSwitch';
import { sampleProfiles } from '@vetsync/samples/profile';
import { factsOf, job } from '../support/world.ts';
import { run } from '../support/run.ts';

function started() {
  const machine = run(profileSwitchMachine, { input: { profiles: sampleProfiles } });
  const { actor } = machine;
  actor.send({
    type: 'route.changed',
    route: parseShellRoute('/platform/career', '?role=user'),
    current: 'user',
  });
  const view = () => profileSwitchView(actor.getSnapshot());
  return { ...machine, view, active: () => view().profiles.filter(({ active }) => active) };
}

const worldOf = (count: number) => {
  const commands = Array.from({ length: count }, (_, at): WorldCommand => ({
    type: 'job.submit',
    application: job(`J${at}`),
  }));
  return addFacts(emptyLog(), factsOf(commands)).world;
};

describe('a switch (platform spec, section 4)', () => {
  test('replaces the role in the URL', () => {
    const { actor, emitted, view } = started();
    actor.send({ type: 'profile.choose', role: 'recruiter' });
    expect(emitted).toEqual([{ type: 'page.navigate', to: '/platform?role=recruiter', replace: true }]);
    expect(view().state).toBe('switching');
  });

  test('is busy for 300 ms and ignores others until then', () => {
    const { actor, clock, emitted, view } = started();
    actor.send({ type: 'profile.choose', role: 'recruiter' });
    clock.increment(299);
    actor.send({ type: 'profile.choose', role: 'hospital' });
    expect(emitted).toHaveLength(1);
    expect(view().state).toBe('switching');
    clock.increment(1);
    expect(view().state).toBe('idle');
    actor.send({ type: 'profile.choose', role: 'hospital' });
    expect(emitted).toHaveLength(2);
    expect(profileSwitchMs).toBe(300);
  });

  test('to the current profile is ignored', () => {
    const { actor, emitted, view } = started();
    actor.send({ type: 'profile.choose', role: 'user' });
    expect(emitted).toEqual([]);
    expect(view().state).toBe('idle');
  });

  test('to the last profile works if none is chosen', () => {
    const { actor, emitted, active } = started();
    actor.send({
      type: 'route.changed',
      route: parseShellRoute('/platform', '?role=none'),
      current: null,
    });
    expect(active()).toEqual([]);
    actor.send({ type: 'profile.choose', role: 'user' });
    expect(emitted).toHaveLength(1);
  });
});

describe('the view', () => {
  test('the current profile follows the URL', () => {
    const { actor, view, active } = started();
    expect(active().map(({ role }) => role)).toEqual(['user']);
    actor.send({
      type: 'route.changed',
      route: parseShellRoute('/hospital-dashboard'),
      current: 'hospital',
    });
    expect(view().current).toBe('hospital');
    expect(active().map(({ role, detail }) => [role, detail])).toEqual([
      ['hospital', 'Care Coordinator, Veterans Medical Center'],
    ]);
  });

  test('unread counts, 9+ above 9, hidden at 0', () => {
    const { actor, view } = started();
    const counts = () => view().profiles.map(({ badge, unread }) => [badge, unread]);
    expect(counts().every(([badge, unread]) => badge === null && unread === 0)).toBe(true);
    actor.send({ type: 'world.changed', world: worldOf(9) });
    expect(counts()[1]).toEqual(['9', 9]);
    actor.send({ type: 'world.changed', world: worldOf(10) });
    expect(counts()).toEqual([
      [null, 0],
      ['9+', 10],
      [null, 0],
      [null, 0],
      [null, 0],
    ]);
  });
});
