import { describe, expect, test } from 'vitest';
import { emptyWorld } from '@vetsync/machines/model/world';
import { noWork, type TodaysWork } from '@vetsync/machines/portal/model';
import { todaysWorkMachine, todaysWorkStates, todaysWorkView } from '@vetsync/machines/todaysWork';
import { run } from '../support/run.ts';
import { job, worldAfter } from '../support/world.ts';

const start = Date.parse('2026-03-04T05:06:07Z');
const work = (...ids: readonly string[]): TodaysWork => ({
  items: ids.map((id) => ({
    id,
    kind: 'decision',
    name: id,
    image: '',
    subject: '',
    at: '2026-03-01T00:00:00Z',
    status: null,
    href: `/${id}`,
  })),
  countsByKind: [],
});

function started(workIn: (applications: number, now: number) => TodaysWork) {
  let now = start;
  const running = run(todaysWorkMachine, {
    input: {
      workIn: ({ jobApplications }, at) => workIn(jobApplications.length, at),
      world: emptyWorld,
      reader: { locale: 'en-US', timeZone: 'UTC' },
      now: () => now,
    },
  });
  return {
    ...running,
    view: () => todaysWorkView(running.actor.getSnapshot()),
    pass(ms: number) {
      now += ms;
      running.clock.increment(ms);
    },
  };
}

test('has exactly these stable states', () => {
  expect(todaysWorkStates).toEqual(['waiting', 'quiet']);
});

describe('an organization with records', () => {
  test('has one thing to do first, and the rest', () => {
    expect(started(() => work('A', 'B', 'C')).view()).toMatchObject({
      state: 'waiting',
      first: { id: 'A' },
      rest: [{ id: 'B' }, { id: 'C' }],
    });
  });

  test('has a quiet day until something comes in, and after it is done', () => {
    const { actor, view } = started((applications) => (applications === 1 ? work('A') : noWork));
    expect(view()).toMatchObject({ state: 'quiet', first: null, rest: [] });
    const applied = worldAfter([{ type: 'job.submit', application: job('J1') }]);
    actor.send({ type: 'world.changed', world: applied });
    expect(view()).toMatchObject({ state: 'waiting', first: { id: 'A' } });
    actor.send({ type: 'world.changed', world: emptyWorld });
    expect(view().state).toBe('quiet');
  });

  test('follows the clock: a meeting that has ended is gone', () => {
    const { view, pass } = started((_, now) => (now < start + 60_000 ? work('A') : noWork));
    expect(view().state).toBe('waiting');
    pass(30_000);
    pass(30_000);
    expect(view()).toMatchObject({ state: 'quiet', reader: { now: start + 60_000 } });
  });
});
