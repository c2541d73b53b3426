import { describe, expect, test } from 'vitest';
import type { OrganizationReport, ReportWeeks } from '@vetsync/machines/model/exchange';
import {
  organizationReportMachine,
  organizationReportView,
  type LoadedReport,
} from '@vetsync/machines/organizationReport';
import { at } from '../support/exchange.ts';
import { held, problem, run, seconds } from '../support/run.ts';

const reportOf = (weeks: number, total = 3): OrganizationReport => ({
  weeks,
  total,
  statuses: [],
  listings: [{ id: 'l', title: 'Welder', received: 3, taken: 1 }],
  byWeek: [],
  stages: [],
  decided: { now: 2, before: 0 },
  waitedMinutes: { now: 2 * 24 * 60, before: 0 },
});
function opening(weeks?: ReportWeeks) {
  const loadReport = held<LoadedReport, { slug: string; weeks: ReportWeeks }>();
  const started = run(organizationReportMachine, {
    input: {
      slug: 'tidewater-works',
      ...(weeks && { weeks }),
      reader: { locale: 'en-US', timeZone: 'UTC' },
      now: () => Date.parse(at),
    },
    actors: { loadReport: loadReport.logic },
  });
  return {
    ...started,
    loadReport,
    send: started.actor.send.bind(started.actor),
    view: () => organizationReportView(started.actor.getSnapshot()),
    answer: (of: number, total?: number) =>
      loadReport.last().resolve({ kind: 'employer', report: reportOf(of, total) }),
  };
}

describe('a report', () => {
  test('is read for the weeks of the address', async () => {
    const page = opening(26);
    expect(page.loadReport.last().input).toEqual({ slug: 'tidewater-works', weeks: 26 });
    expect(page.view()).toMatchObject({ state: 'loading', report: null });
    await page.answer(26);
    expect(page.view()).toMatchObject({
      state: 'shown',
      weeks: 26,
      daysToDecision: { now: 1, before: null },
      listings: [{ href: '/organizations/tidewater-works/listings/l' }],
    });
  });

  test('keeps the weeks before in sight while others are read', async () => {
    const page = opening();
    await page.answer(12);
    page.send({ type: 'weeks.choose', weeks: 4 });
    expect(page.emitted).toContainEqual({ type: 'location.changed', route: { weeks: 4 } });
    expect(page.view()).toMatchObject({ state: 'refreshing', weeks: 4, report: { weeks: 12 } });
    await page.answer(4);
    expect(page.view()).toMatchObject({ state: 'shown', report: { weeks: 4 } });
  });

  test('is not read again for the same weeks', async () => {
    const page = opening();
    await page.answer(12);
    page.send({ type: 'weeks.choose', weeks: 12 });
    page.send({ type: 'location.changed', route: { weeks: 12 } });
    expect(page.loadReport.calls).toHaveLength(1);
    page.send({ type: 'location.changed', route: { weeks: 52 } });
    expect(page.loadReport.calls).toHaveLength(2);
    expect(page.emitted).toEqual([]);
  });

  test('without an application is empty', async () => {
    const page = opening();
    await page.answer(12, 0);
    expect(page.view().state).toBe('empty');
  });

  test.each([
    [404, 'not_found', 'missing'],
    [409, 'status_not_allowed', 'closed'],
    [500, 'internal', 'failed'],
  ])('that is refused with %s %s is %s', async (status, code, state) => {
    const page = opening();
    await page.loadReport.last().reject({ ...problem(status), code });
    expect(page.view().state).toBe(state);
  });

  test('that was not answered is asked for again', async () => {
    const page = opening();
    seconds(page.clock, 60);
    expect(page.view()).toMatchObject({ state: 'failed', failure: expect.anything() as unknown });
    page.send({ type: 'report.retry' });
    expect(page.view()).toMatchObject({ state: 'loading', failure: null });
    await page.answer(12);
    expect(page.view().state).toBe('shown');
  });

  test('is read after the sign-in that an ended session needs', async () => {
    const page = opening();
    await page.loadReport.last().reject(problem(401));
    expect(page.emitted).toContainEqual(expect.objectContaining({ type: 'proof.request' }));
    page.send({ type: 'proof.given' });
    expect(page.loadReport.calls).toHaveLength(2);
  });
});

test('has no days to a decision before it is read', () => {
  expect(organizationReportView(opening().actor.getSnapshot()).daysToDecision).toEqual({
    now: null,
    before: null,
  });
});
