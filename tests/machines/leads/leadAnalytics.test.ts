import { describe, expect, test } from 'vitest';
import { leadAnalyticsMachine, leadAnalyticsView } from '@vetsync/machines/leads/leadAnalytics';
import type { LeadAnalyticsInput } from '@vetsync/machines/leads/leadAnalytics';
import {
  appendLeadLog,
  fillDays,
  leadLogMax,
  parseLeadLog,
  rangeBefore,
} from '@vetsync/machines/leads/model';
import { clockTickMs, submitTimeoutMs } from '@vetsync/machines/system/model';
import type { LeadAnalytics, LeadLogEntry, OutboxEntry, RangeAnalytics } from '@vetsync/machines/leads/model';
import { held, problem, run } from '../support/run.ts';

const start = Date.parse('2026-03-04T05:06:07Z');
const line = (index: number, success = true): LeadLogEntry => ({
  source: 'marketing_modal',
  success,
  error: success ? null : 'No answer',
  timestamp: new Date(start + index).toISOString(),
});
const entry = (id: string, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id,
  timestamp: '2026-03-04T05:06:07.000Z',
  status: 'pending_sync',
  attempts: 2,
  nextAttemptAt: 0,
  name: 'Sam',
  email: 'sam@example.org',
  ...more,
});
const counts: LeadAnalytics = {
  byDay: [
    { day: '2026-03-01', count: 2 },
    { day: '2026-03-04', count: 3 },
  ],
  bySource: [{ source: 'marketing_modal', count: 5 }],
  byStatus: [{ status: null, count: 5 }],
};

function tab(input: Partial<LeadAnalyticsInput> = {}) {
  const loadAnalytics = held<RangeAnalytics, { from: string | null; to: string | null }>();
  const time = { now: start };
  const started = run(leadAnalyticsMachine, {
    input: {
      log: [],
      entries: [],
      intl: { locale: 'en-US', timeZone: 'UTC' },
      now: () => time.now,
      ...input,
    },
    actors: { loadAnalytics: loadAnalytics.logic },
  });
  return {
    ...started,
    time,
    loadAnalytics,
    send: started.actor.send.bind(started.actor),
    view: () => leadAnalyticsView(started.actor.getSnapshot()),
  };
}

describe('submissions in this browser', () => {
  test('the four cards and two lists', () => {
    const log = Array.from({ length: 12 }, (_, index) => line(index, index % 4 !== 0));
    const { view } = tab({
      log,
      entries: [entry('a', { lastError: 'No answer' }), entry('b', { status: 'synced' })],
    });
    expect(view().local).toMatchObject({
      state: 'idle',
      totalSubmissions: 12,
      pendingSync: 1,
      failedAttempts: 3,
      canRetry: true,
      pending: [
        {
          id: 'a',
          timestamp: '2026-03-04T05:06:07.000Z',
          name: 'Sam',
          email: 'sam@example.org',
          attempts: 2,
          lastError: 'No answer',
        },
      ],
    });
    expect(view().local.recent).toEqual(log.slice(-10).toReversed());
  });

  test('an entry without its own label is still displayed', () => {
    const { view } = tab({ entries: [entry('a', { name: undefined, email: 7 })] });
    expect(view().local.pending).toMatchObject([{ id: 'a', name: '', email: '', lastError: null }]);
  });

  test('Retry Failed asks the outbox once and waits for its result', () => {
    const { send, view, emittedOf } = tab({ entries: [entry('a')] });
    send({ type: 'outbox.retry' });
    send({ type: 'outbox.retry' });
    expect(emittedOf('outbox.retry')).toHaveLength(1);
    expect(view().local).toMatchObject({ state: 'retrying', canRetry: false });
    send({ type: 'outbox.retried' });
    expect(view().local.state).toBe('idle');
  });

  test('follows log and outbox', () => {
    const { send, view } = tab();
    expect(view().local).toMatchObject({ totalSubmissions: 0, pendingSync: 0, canRetry: false });
    send({ type: 'log.changed', log: [line(1)] });
    send({ type: 'outbox.changed', entries: [entry('a')] });
    expect(view().local).toMatchObject({ totalSubmissions: 1, pendingSync: 1 });
  });
});

describe('leads on the server', () => {
  test('the last 30 days by default, with every day', async () => {
    const { loadAnalytics, view } = tab();
    expect(view().server).toMatchObject({ state: 'loading', data: null, total: 0 });
    expect(loadAnalytics.last().input).toEqual({ from: '2026-02-03', to: '2026-03-04' });
    await loadAnalytics.last().resolve(counts);
    expect(view().server).toMatchObject({ state: 'ready', total: 5 });
    const days = view().server.data?.byDay ?? [];
    expect(days).toHaveLength(30);
    expect(days.slice(-4).map(({ count }) => count)).toEqual([2, 0, 0, 3]);
  });

  test('the days before stand beside the range, as many as it has', async () => {
    const { loadAnalytics, view } = tab();
    await loadAnalytics.last().resolve({ ...counts, before: [{ day: '2026-02-02', count: 7 }] });
    expect(view().server.before).toHaveLength(30);
    expect(view().server.before?.slice(-2)).toEqual([0, 7]);
  });

  test('without the days before, the range stands alone', async () => {
    const { loadAnalytics, view, send } = tab();
    await loadAnalytics.last().resolve(counts);
    expect(view().server.before).toBeNull();
    send({ type: 'range.choose', preset: 'all' });
    await loadAnalytics.last().resolve({ ...counts, before: [{ day: '2026-02-02', count: 7 }] });
    expect(view().server.before).toBeNull();
  });

  test('the previous range ends where the range begins', () => {
    expect(rangeBefore({ from: '2026-03-02', to: '2026-03-04' })).toEqual({
      from: '2026-02-27',
      to: '2026-03-01',
    });
    expect(rangeBefore({ from: '2026-03-04', to: '2026-03-04' })).toEqual({
      from: '2026-03-03',
      to: '2026-03-03',
    });
    expect(rangeBefore({ from: null, to: '2026-03-04' })).toBeNull();
  });

  test('no leads in the range is empty', async () => {
    const { loadAnalytics, view } = tab();
    await loadAnalytics.last().resolve({ byDay: [], bySource: [], byStatus: [] });
    expect(view().server.state).toBe('empty');
  });

  test('can be retried after a failure', async () => {
    const { loadAnalytics, view, send, emittedOf, clock } = tab();
    await loadAnalytics.last().reject(problem(503, { detail: 'The database is away' }));
    expect(view().server).toMatchObject({ state: 'failed', failure: 'The database is away' });
    expect(emittedOf('session.refresh')).toEqual([]);
    send({ type: 'analytics.retry' });
    expect(view().server).toMatchObject({ state: 'loading', failure: null });
    clock.increment(submitTimeoutMs);
    expect(view().server.state).toBe('failed');
  });

  test('a rejection makes the session reload', async () => {
    const { loadAnalytics, view, emittedOf } = tab();
    await loadAnalytics.last().reject(problem(403));
    expect(view().server.state).toBe('failed');
    expect(emittedOf('session.refresh')).toHaveLength(1);
  });

  test('another range is loaded, and the old figures stay until then', async () => {
    const { loadAnalytics, view, send, emittedOf } = tab();
    await loadAnalytics.last().resolve(counts);
    send({ type: 'range.choose', preset: '7d' });
    expect(view().server).toMatchObject({ state: 'loading', total: 5 });
    expect(loadAnalytics.last().input).toEqual({ from: '2026-02-26', to: '2026-03-04' });
    send({ type: 'range.choose', preset: 'all' });
    expect(loadAnalytics.last().input).toEqual({ from: null, to: null });
    send({ type: 'range.set', from: '2026-01-01', to: '2026-01-31' });
    expect(loadAnalytics.last().input).toEqual({ from: '2026-01-01', to: '2026-01-31' });
    expect(emittedOf('range.changed').map(({ range }) => range.preset)).toEqual(['7d', 'all', 'custom']);
  });

  test.each([
    ['2026-02-01', '2026-01-01', 'The first day must not be after the last day'],
    ['2026-02-30', '2026-03-01', 'Please choose two valid dates'],
    ['', '2026-03-01', 'Please choose two valid dates'],
  ])('%j to %j is an invalid range', (from, to, rangeError) => {
    const { view, send, loadAnalytics } = tab();
    send({ type: 'range.set', from, to });
    expect(view().server).toMatchObject({ rangeError, range: { preset: '30d' } });
    expect(loadAnalytics.calls).toHaveLength(1);
    send({ type: 'range.choose', preset: '90d' });
    expect(view().server.rangeError).toBeNull();
  });

  test.each([
    [{ preset: 'custom', from: '2026-01-01', to: '2026-01-02' } as const, '2026-01-01'],
    [{ preset: 'custom', from: 'x', to: null } as const, '2026-02-03'],
    [{ preset: 'custom', from: '2026-02-02', to: '2026-01-02' } as const, '2026-02-03'],
    [{ preset: '7d', from: null, to: null } as const, '2026-02-26'],
  ])('the URL has the range: %j', (range, from) => {
    expect(tab({ range }).loadAnalytics.last().input.from).toBe(from);
  });
});

const day = (text: string, count = 0) => ({ day: text, count });

describe('days of a chart', () => {
  test('without a range, go from the first to the last day with leads', () => {
    const all = { preset: 'all', from: null, to: null } as const;
    expect(fillDays([day('2026-02-28', 1), day('2026-03-02', 2)], all)).toEqual([
      day('2026-02-28', 1),
      day('2026-03-01'),
      day('2026-03-02', 2),
    ]);
    expect(fillDays([], all)).toEqual([]);
  });

  test('include all days of a range without leads', () => {
    const range = { preset: 'custom', from: '2026-03-01', to: '2026-03-02' } as const;
    expect(fillDays([], range)).toEqual([day('2026-03-01'), day('2026-03-02')]);
    expect(fillDays([], { ...range, from: null })).toEqual([]);
  });

  test('of a very long range include only those with leads', () => {
    const range = { preset: 'custom', from: '2020-01-01', to: '2026-01-01' } as const;
    expect(fillDays([day('2024-02-29', 1)], range)).toEqual([day('2024-02-29', 1)]);
  });
});

describe('the submission log', () => {
  test('keeps the last 100', () => {
    const log = Array.from({ length: leadLogMax }, (_, index) => line(index));
    expect(appendLeadLog(log.slice(1), line(500))).toHaveLength(leadLogMax);
    const full = appendLeadLog(log, line(500));
    expect(full).toHaveLength(leadLogMax);
    expect(full.at(-1)).toEqual(line(500));
    expect(full[0]).toEqual(line(1));
  });

  test.each([
    [null, 0],
    ['{oops', 0],
    ['{}', 0],
    [JSON.stringify([line(1), { source: 'x' }, null, line(2, false)]), 2],
  ])('%j has %i valid entries', (text, lines) => expect(parseLeadLog(text)).toHaveLength(lines));
});

test("updates the reader's clock", () => {
  const { time, clock, view } = tab();
  for (const tick of [1, 2]) {
    time.now = start + tick * clockTickMs;
    clock.increment(clockTickMs);
    expect(view().intl).toEqual({ locale: 'en-US', timeZone: 'UTC', now: time.now });
  }
});
