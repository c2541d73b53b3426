import { describe, expect, test } from 'vitest';
import { adminOverviewMachine, adminOverviewView } from '@vetsync/machines/admin/adminOverview';
import { overviewRefreshMs } from '@vetsync/machines/admin/model';
import { clockTickMs, submitTimeoutMs } from '@vetsync/machines/system/model';
import type { AdminOverview } from '@vetsync/machines/admin/model';
import { overviewOf } from '../support/admin.ts';
import { held, problem, run } from '../support/run.ts';

const start = Date.parse('2026-03-04T05:06:07.000Z');

function screen() {
  const loadOverview = held<AdminOverview>();
  const time = { now: start };
  const started = run(adminOverviewMachine, {
    input: { intl: { locale: 'en-US', timeZone: 'UTC' }, now: () => time.now },
    actors: { loadOverview: loadOverview.logic },
  });
  return {
    ...started,
    loadOverview,
    send: started.actor.send.bind(started.actor),
    view: () => adminOverviewView(started.actor.getSnapshot()),
    pass: (ms: number) => {
      time.now += ms;
      started.clock.increment(ms);
    },
  };
}
async function shown() {
  const opened = screen();
  await opened.loadOverview.last().resolve(overviewOf());
  return opened;
}
const retry = { type: 'overview.retry' } as const;

describe('reading', () => {
  test.each([
    [0, null],
    [5, null],
    [6, 6],
    [754, 754],
  ])('of a live feed with a delay of %i s has %s', async (feedLagSeconds, said) => {
    const { view, loadOverview } = screen();
    expect(view().feedBehindSeconds).toBeNull();
    const overview = overviewOf();
    await loadOverview.last().resolve({ ...overview, health: { ...overview.health, feedLagSeconds } });
    expect(view().feedBehindSeconds).toBe(said);
  });

  test.each([
    [{}, []],
    [{ database: { reachable: false, latencyMs: 0, sizeBytes: 0 } }, ['database']],
    [{ mail: { waiting: 3, failing: 0 } }, []],
    [{ mail: { waiting: 0, failing: 1 }, feedLagSeconds: 900 }, ['mail', 'feed']],
  ])('with %j, these parts need attention: %j', async (health, troubles) => {
    const { view, loadOverview } = screen();
    expect(view().troubles).toEqual([]);
    const overview = overviewOf();
    await loadOverview.last().resolve({ ...overview, health: { ...overview.health, ...health } });
    expect(view().troubles).toEqual(troubles);
  });

  test('shows the figures, with counts of all roles', async () => {
    const { view, loadOverview } = screen();
    expect(view()).toMatchObject({ state: 'loading', overview: null, readAt: null, roles: [] });
    await loadOverview.last().resolve(overviewOf());
    expect(view()).toMatchObject({
      state: 'shown.fresh',
      overview: { sessions: 4 },
      readAt: '2026-03-04T05:06:07.000Z',
    });
    expect(view().roles).toEqual([
      { role: 'user', count: 2 },
      { role: 'recruiter', count: 0 },
      { role: 'university', count: 0 },
      { role: 'hospital', count: 0 },
      { role: 'nonprofit', count: 0 },
      { role: 'admin', count: 1 },
    ]);
  });

  test.each(['refused', 'unanswered'])('%s: can be retried, and is retried automatically', async (how) => {
    const { view, loadOverview, send, pass, clock } = screen();
    if (how === 'refused') await loadOverview.last().reject(problem(500, { detail: 'Not now' }));
    else clock.increment(submitTimeoutMs);
    expect(view().state).toBe('failed');
    expect(view().failure).toBeTruthy();
    send(retry);
    expect(view()).toMatchObject({ state: 'loading', failure: null });
    await loadOverview.last().reject(problem(500));
    pass(overviewRefreshMs);
    expect(loadOverview.calls).toHaveLength(3);
  });
});

describe('every 30 s', () => {
  test('reloads the figures, and keeps the old ones until then', async () => {
    const { view, loadOverview, pass } = await shown();
    pass(overviewRefreshMs - 1);
    expect(loadOverview.calls).toHaveLength(1);
    pass(1);
    expect(view()).toMatchObject({ state: 'shown.refreshing', overview: { users: { total: 3 } } });
    await loadOverview.last().resolve(overviewOf(4));
    expect(view()).toMatchObject({
      state: 'shown.fresh',
      overview: { users: { total: 4 } },
      readAt: '2026-03-04T05:06:37.000Z',
    });
    pass(overviewRefreshMs);
    expect(loadOverview.calls).toHaveLength(3);
  });

  test.each(['refused', 'unanswered'])('%s: the figures are stale, with the time of loading', async (how) => {
    const { view, loadOverview, pass, send } = await shown();
    pass(overviewRefreshMs);
    if (how === 'refused') await loadOverview.last().reject(problem(500, { detail: 'Not now' }));
    else pass(submitTimeoutMs);
    expect(view()).toMatchObject({
      state: 'shown.stale',
      overview: { users: { total: 3 } },
      readAt: '2026-03-04T05:06:07.000Z',
    });
    expect(view().failure).toBeTruthy();
    send(retry);
    expect(view()).toMatchObject({ state: 'shown.refreshing', failure: null });
    await loadOverview.last().reject(problem(500));
    pass(overviewRefreshMs);
    expect(view().state).toBe('shown.refreshing');
  });

  test("updates the reader's clock", async () => {
    const { view, pass } = screen();
    for (const tick of [1, 2]) {
      pass(clockTickMs);
      expect(view().intl.now).toBe(start + tick * clockTickMs);
    }
  });
});

describe('access', () => {
  test.each([401, 403])('ends with a rejection (%i), and the figures are cleared', async (status) => {
    const { view, loadOverview, pass, emittedOf } = await shown();
    pass(overviewRefreshMs);
    await loadOverview.last().reject(problem(status));
    expect(view()).toMatchObject({ state: 'denied', overview: null, readAt: null });
    expect(emittedOf('session.refresh')).toHaveLength(1);
    pass(overviewRefreshMs);
    expect(loadOverview.calls).toHaveLength(2);
  });

  test('ends with the session, once, and resumes with it', async () => {
    const { view, send, emittedOf } = await shown();
    send({ type: 'session.ended' });
    send({ type: 'session.ended' });
    expect(view().state).toBe('denied');
    expect(emittedOf('session.refresh')).toHaveLength(1);
    send({ type: 'session.resumed' });
    expect(view().state).toBe('loading');
  });
});
