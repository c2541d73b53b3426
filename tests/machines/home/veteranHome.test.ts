import { describe, expect, test } from 'vitest';
import { veteranHomeMachine, veteranHomeView } from '@vetsync/machines/home/veteranHome';
import type {
  VeteranHomeEvent,
  VeteranHomeParentEvent,
  VeteranHomeOpen,
} from '@vetsync/machines/home/veteranHome';
import { noEarlierMatters, veteranLinks } from '@vetsync/machines/home/model';
import { emptyWorld } from '@vetsync/machines/model/world';
import { sampleActivities } from '@vetsync/samples/home';
import { run } from '../support/run.ts';
import { statesOf } from '@vetsync/machines/kit';

const now = Date.parse('2026-03-04T05:06:07Z');
const someone = { name: 'Dana Fields', rank: 'Staff Sergeant', branch: 'Army', missing: [] };

function home({ person = someone, open = null as VeteranHomeOpen } = {}) {
  let at = now;
  const started = run(veteranHomeMachine, {
    input: {
      person,
      role: 'user',
      veteranId: 'demo-veteran',
      world: emptyWorld,
      earlier: noEarlierMatters,
      visitKind: 'request',
      open,
      links: veteranLinks('user'),
      activities: sampleActivities(now),
      intl: { locale: 'en-US', timeZone: 'UTC' },
      now: () => at,
    },
  });
  const send = (event: VeteranHomeEvent | VeteranHomeParentEvent) => started.actor.send(event);
  const pass = (ms: number) => {
    at += ms;
    started.clock.increment(ms);
  };
  return { ...started, send, pass, view: () => veteranHomeView(started.actor.getSnapshot()) };
}

test('has exactly these stable states', () => {
  expect(statesOf(veteranHomeMachine)).toEqual(['overview', 'allActivities']);
});

describe('the welcome', () => {
  test.each([
    ['Staff Sergeant', 'Army', 'Staff Sergeant, Army'],
    ['', 'Navy', 'Navy'],
    ['Captain', '', 'Captain'],
    ['', '', null],
  ])('rank %j, branch %j: %j', (rank, branch, service) => {
    expect(home({ person: { ...someone, rank, branch } }).view()).toMatchObject({ service });
  });

  test('follows the person', () => {
    const { send, view } = home();
    send({ type: 'person.changed', person: { ...someone, name: 'Dana Moss' } });
    expect(view().name).toBe('Dana Moss');
  });
});

test('the four quick actions lead to their tabs', () => {
  expect(home().view().quickActions).toEqual([
    { destination: 'wellness', href: '/platform/wellness' },
    { destination: 'education', href: '/platform/education' },
    { destination: 'career', href: '/platform/career' },
    { destination: 'community', href: '/platform/community' },
  ]);
});

test('a signed-in person stays on their own platform', () => {
  expect(veteranLinks('user')).toMatchObject({
    dashboard: '/platform',
    career: '/platform/career',
  });
});

describe('activities', () => {
  test('the four recent ones are those of the specification, with their times', () => {
    expect(
      home()
        .view()
        .recent.map(({ text, at }) => [text, (now - Date.parse(at)) / 3_600_000]),
    ).toEqual([
      ['Battle Buddy AI session completed', 2],
      ['New job match found in your area', 4],
      ['Education benefits consultation scheduled', 24],
      ['Wellness assessment reminder', 48],
    ]);
  });

  test('all are newest first and lead to their pages', () => {
    const { all, recent } = home().view();
    expect(all.length).toBeGreaterThan(recent.length);
    expect(all.slice(0, 4)).toEqual(recent);
    expect(all.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))).toEqual(all);
    expect(all[0]?.href).toBe('/platform/ai-battle-buddy');
  });

  test('new ones replace them', () => {
    const { send, view } = home();
    send({ type: 'activities.changed', activities: [] });
    expect(view()).toMatchObject({ recent: [], all: [] });
  });

  test('their relative times follow the clock', () => {
    const { view, pass } = home();
    pass(30_000);
    pass(30_000);
    expect(view().intl.now).toBe(now + 60_000);
  });
});

describe('View All Activities', () => {
  test('opens all of them and is in the URL', () => {
    const { send, view, emittedOf } = home();
    send({ type: 'activities.open' });
    expect(view().allOpen).toBe(true);
    send({ type: 'activities.close' });
    expect(view().allOpen).toBe(false);
    expect(emittedOf('location.changed').map(({ open }) => open)).toEqual(['activities', null]);
  });

  test('the URL opens and closes it, without being emitted again', () => {
    const { send, view, emitted } = home({ open: 'activities' });
    expect(view().allOpen).toBe(true);
    send({ type: 'location.changed', open: null });
    expect(view().allOpen).toBe(false);
    send({ type: 'location.changed', open: 'activities' });
    expect(view().allOpen).toBe(true);
    expect(emitted).toEqual([]);
  });
});
