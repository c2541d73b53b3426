import { describe, expect, test } from 'vitest';
import {
  organizationReportMachine,
  organizationReportView,
  readingDelayMs,
  type LoadedReport,
  type ReportRequest,
} from '@vetsync/machines/portalAnalytics/organizationReport';
import { rangesOfWeeks, type Report, type ReportRange } from '@vetsync/machines/portalAnalytics/model';
import type { Workspace } from '@vetsync/machines/exchange/receivedApplications';
import { writePhrase } from '@vetsync/ui/language';
import { at, workspaceOf } from '../support/exchange.ts';
import { held, problem, puppet, run, seconds } from '../support/run.ts';

const report: Report = {
  stats: [],
  charts: [
    {
      kind: 'bar',
      id: 'stages',
      isOfRange: true,
      title: 'Stages',
      description: '',
      format: 'count',
      heads: ['Stage', 'Applications'],
      data: [{ label: 'Applied', value: 3 }],
    },
  ],
};

function opening(range: ReportRange = rangesOfWeeks.usual) {
  const loadWorkspace = held<Workspace, { slug: string }>();
  const loadReport = held<LoadedReport, ReportRequest>();
  const feed = puppet<{ organizationId: string; after: string | null }>();
  const started = run(organizationReportMachine, {
    input: {
      slug: 'tidewater-works',
      ranges: rangesOfWeeks,
      range,
      intl: { locale: 'en-US', timeZone: 'UTC' },
      write: writePhrase,
      now: () => Date.parse(at),
    },
    actors: {
      loadWorkspace: loadWorkspace.logic,
      loadReport: loadReport.logic,
      followFeed: feed.logic,
    },
  });
  return {
    ...started,
    loadWorkspace,
    loadReport,
    feed,
    send: started.actor.send.bind(started.actor),
    view: () => organizationReportView(started.actor.getSnapshot()),
    answer: (of: ReportRange, read: Report | null = report) =>
      loadReport.last().resolve({ range: of, report: read }),
  };
}

async function arrived(range?: ReportRange) {
  const page = opening(range);
  await page.loadWorkspace.last().resolve(workspaceOf('reviewer', 'approved'));
  return page;
}
async function opened() {
  const page = await arrived();
  await page.answer('12w');
  return page;
}

describe('a report', () => {
  test('is read for the range of the address', async () => {
    const page = await arrived('26w');
    expect(page.loadReport.last().input).toMatchObject({ organization: { kind: 'employer' }, range: '26w' });
    expect(page.view()).toMatchObject({ state: 'loading', report: null });
    await page.answer('26w');
    expect(page.view()).toMatchObject({ state: 'shown', range: '26w', report, isRefreshing: false });
  });

  test('keeps the figures before in sight while another range is read', async () => {
    const page = await opened();
    page.send({ type: 'range.choose', range: '4w' });
    expect(page.emitted).toContainEqual({ type: 'location.changed', route: { range: '4w' } });
    expect(page.view()).toMatchObject({ state: 'shown', range: '4w', isRefreshing: true, report });
    await page.answer('4w');
    expect(page.view()).toMatchObject({ state: 'shown', isRefreshing: false });
  });

  test('is not read again for the same range', async () => {
    const page = await opened();
    page.send({ type: 'range.choose', range: '12w' });
    page.send({ type: 'location.changed', route: { range: '12w' } });
    expect(page.loadReport.calls).toHaveLength(1);
    page.send({ type: 'location.changed', route: { range: '52w' } });
    expect(page.loadReport.calls).toHaveLength(2);
    expect(page.emitted).toEqual([]);
  });

  test('is read for the range that the address has in the meantime', async () => {
    const page = opening();
    page.send({ type: 'location.changed', route: { range: '4w' } });
    await page.loadWorkspace.last().resolve(workspaceOf('reviewer', 'approved'));
    page.send({ type: 'location.changed', route: { range: '26w' } });
    expect(page.loadReport.calls.map(({ input }) => input.range)).toEqual(['4w', '26w']);
  });

  test('is read again a moment after something happened', async () => {
    const page = await opened();
    page.feed.sendToParent({ type: 'feed.reset', position: '9' });
    expect(page.loadReport.calls).toHaveLength(1);
    page.clock.increment(readingDelayMs);
    expect(page.loadReport.calls).toHaveLength(2);
    await page.loadReport.last().reject(problem(500));
    expect(page.view()).toMatchObject({ state: 'shown', isOld: true, report });
    page.send({ type: 'page.retry' });
    await page.answer('12w');
    expect(page.view().isOld).toBe(false);
  });

  test('without anything to count is empty', async () => {
    const page = await arrived();
    await page.answer('12w', null);
    expect(page.view().state).toBe('empty');
  });

  test('saves the figures of a chart', async () => {
    const page = await opened();
    page.send({ type: 'figures.save', chartId: 'stages' });
    page.send({ type: 'figures.save', chartId: 'nonsense' });
    expect(page.emittedOf('page.saveFile')).toMatchObject([
      { file: { name: expect.stringContaining('vetsync-tidewater-works-stages-12w-') as unknown } },
    ]);
  });

  test.each([
    [404, 'not_found', 'missing'],
    [409, 'status_not_allowed', 'closed'],
    [500, 'internal', 'failed'],
  ])('that is refused with %s %s is %s', async (status, code, state) => {
    const page = await arrived();
    await page.loadReport.last().reject({ ...problem(status), code });
    expect(page.view().state).toBe(state);
  });

  test('that was not answered is asked for again', async () => {
    const page = await arrived();
    seconds(page.clock, 60);
    expect(page.view()).toMatchObject({ state: 'failed', failure: expect.anything() as unknown });
    page.send({ type: 'page.retry' });
    expect(page.view()).toMatchObject({ state: 'loading', failure: null });
  });

  test('is read after the sign-in that an ended session needs', async () => {
    const page = await arrived();
    await page.loadReport.last().reject(problem(401));
    expect(page.emitted).toContainEqual(expect.objectContaining({ type: 'proof.request' }));
    page.send({ type: 'proof.given' });
    expect(page.loadWorkspace.calls).toHaveLength(2);
  });
});
