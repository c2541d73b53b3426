import { adminHref, parseAdminRoute } from '@vetsync/machines/admin/model';
import {
  adminReportsMachine,
  adminReportsView,
  type ReportDecisionCall,
  type ReportPage,
  type ReportPageRequest,
} from '@vetsync/machines/admin/adminReports';
import type { QueuedReport } from '@vetsync/machines/model/exchange';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { expect, test } from 'vitest';
import { held, problem, puppet, run } from '../support/run.ts';

const reportOf = (id: string, more: Partial<QueuedReport> = {}): QueuedReport => ({
  id,
  at: '2026-11-01T12:00:00.000Z',
  status: 'open',
  reason: 'scam',
  note: '',
  side: 'person',
  reporter: { id: 'v', name: 'Val' },
  organization: { id: 'o', name: 'Yard' },
  person: { id: 'v', name: 'Val' },
  messageId: null,
  isOfEvent: false,
  evidence: [],
  decision: null,
  ...more,
});

async function opened(
  nextCursor: string | null = null,
  reports = [reportOf('a'), reportOf('b')],
  item?: string,
) {
  const session = puppet();
  const load = held<ReportPage, ReportPageRequest>();
  const decide = held<unknown, ReportDecisionCall>();
  const started = run(adminReportsMachine, {
    input: {
      status: 'open',
      ...(item && { item }),
      intl: { locale: 'en-US', timeZone: 'UTC' },
      now: () => 0,
    },
    actors: { sessionChanges: session.logic, loadReports: load.logic, decide: decide.logic },
  });
  const view = () => adminReportsView(started.actor.getSnapshot());
  await load.last().resolve({ reports, nextCursor });
  return { ...started, session, load, decide, view, send: started.actor.send.bind(started.actor) };
}
const idsOf = ({ view }: Pick<Awaited<ReturnType<typeof opened>>, 'view'>) =>
  view().reports.map(({ id }) => id);
async function deciding(status: 'acted' | 'dismissed' = 'acted', reason = ' They did. ') {
  const queue = await opened();
  queue.send({ type: 'report.decide', id: 'a', status });
  queue.send({ type: 'reason.change', value: reason });
  return queue;
}

test('lists what is open, page by page, and other statuses by their URL', async () => {
  const queue = await opened('next');
  expect(queue.load.last().input).toEqual({ status: 'open', item: null, cursor: null });
  queue.send({ type: 'list.more' });
  expect(queue.load.last().input).toEqual({ status: 'open', item: null, cursor: 'next' });
  await queue.load.last().reject(problem(500, { detail: 'Not now' }));
  expect(queue.view()).toMatchObject({ list: 'listed.pageFailed', failure: 'Not now' });
  queue.send({ type: 'list.retry' });
  await queue.load.last().resolve({ reports: [reportOf('b'), reportOf('c')], nextCursor: null });
  expect(idsOf(queue)).toEqual(['a', 'b', 'c']);
  queue.send({ type: 'status.choose', status: 'open' });
  expect(queue.load.calls).toHaveLength(3);
  queue.send({ type: 'status.choose', status: 'acted' });
  expect(queue.emittedOf('location.changed')).toEqual([
    { type: 'location.changed', route: { reportStatus: 'acted', item: null } },
  ]);
  await queue.load.last().resolve({ reports: [], nextCursor: null });
  expect(queue.view()).toMatchObject({ list: 'none', status: 'acted' });
  queue.send({ type: 'location.changed', route: { reportStatus: 'acted', item: null } });
  queue.send({ type: 'location.changed', route: { reportStatus: 'dismissed', item: null } });
  expect(queue.load.last().input).toEqual({ status: 'dismissed', item: null, cursor: null });
  queue.clock.increment(submitTimeoutMs);
  expect(queue.view().list).toBe('failed');
  queue.send({ type: 'list.retry' });
  await queue.load.last().resolve({ reports: [reportOf('d', { status: 'dismissed' })], nextCursor: null });
  queue.send({ type: 'report.decide', id: 'd', status: 'acted' });
  expect(queue.view().form).toBeNull();
});

test('the address names tab and status', () => {
  for (const reports of ['open', 'acted', 'dismissed'] as const) {
    const href = adminHref({ tab: 'reports', reportStatus: reports });
    expect(parseAdminRoute(href.slice(href.indexOf('?')))).toMatchObject({
      tab: 'reports',
      reportStatus: reports,
    });
  }
});

test('a decision needs a reason, and says what is told once it is stored', async () => {
  const queue = await deciding('acted', '  ');
  expect(queue.view().form).toMatchObject({
    status: 'acted',
    canSubmit: false,
    organizationsHref: '/admin-dashboard?tab=organizations&status=approved',
  });
  queue.send({ type: 'form.submit' });
  queue.send({ type: 'reason.change', value: 'x'.repeat(2_001) });
  expect(queue.view().form).toMatchObject({ isTooLong: true, canSubmit: false });
  queue.send({ type: 'form.submit' });
  expect(queue.decide.calls).toEqual([]);
  queue.send({ type: 'reason.change', value: ' They did. ' });
  queue.send({ type: 'form.submit' });
  expect(queue.decide.last().input).toEqual({
    id: 'a',
    decision: { status: 'acted', reason: 'They did.' },
  });
  expect(queue.view()).toMatchObject({ form: { isBusy: true }, outcome: null, canDecide: false });
  await queue.decide.last().resolve({});
  expect(queue.view()).toMatchObject({ form: null, outcome: 'acted' });
  expect(idsOf(queue)).toEqual(['b']);
});

test('a decision can be left, and the last report of a page makes room for others', async () => {
  const queue = await opened(null, [reportOf('a')]);
  queue.send({ type: 'report.decide', id: 'unknown', status: 'acted' });
  expect(queue.view().form).toBeNull();
  queue.send({ type: 'report.decide', id: 'a', status: 'dismissed' });
  queue.send({ type: 'form.cancel' });
  expect(queue.view().form).toBeNull();
  queue.send({ type: 'report.decide', id: 'a', status: 'dismissed' });
  queue.send({ type: 'reason.change', value: 'Fine' });
  queue.send({ type: 'form.submit' });
  await queue.decide.last().resolve({});
  expect(queue.load.calls).toHaveLength(2);
  await queue.load.last().resolve({ reports: [], nextCursor: null });
  expect(queue.view()).toMatchObject({ list: 'none', outcome: 'dismissed' });
});

test('a proof is asked for and the same call repeated; without it nothing is stored', async () => {
  const queue = await deciding();
  queue.send({ type: 'form.submit' });
  await queue.decide.last().reject(problem(403, { code: 'proof_required' }));
  expect(queue.emittedOf('proof.request')).toHaveLength(1);
  expect(queue.view()).toMatchObject({ form: null, access: 'granted' });
  queue.send({ type: 'proof.given' });
  expect(queue.decide.calls).toHaveLength(2);
  await queue.decide.last().reject(problem(403, { code: 'proof_required' }));
  queue.send({ type: 'proof.refused' });
  expect(idsOf(queue)).toEqual(['a', 'b']);
});

test('a refusal keeps the reason, and another administrator may have been faster', async () => {
  const queue = await deciding();
  queue.send({ type: 'form.submit' });
  queue.clock.increment(submitTimeoutMs);
  expect(queue.view().form).toMatchObject({
    reason: ' They did. ',
    failure: { code: 'system.unreachable' },
  });
  queue.send({ type: 'form.submit' });
  await queue.decide.last().reject(problem(409, { code: 'report_decided' }));
  expect(queue.view()).toMatchObject({ form: null, outcome: 'overtaken', canDecide: true });
  expect(idsOf(queue)).toEqual(['b']);
});

test('a person is banned where accounts are, an organization suspended where organizations are', async () => {
  const queue = await opened(null, [reportOf('a', { side: 'organization' })]);
  queue.send({ type: 'report.decide', id: 'a', status: 'acted' });
  expect(queue.view().form?.usersHref).toBe('/admin-dashboard?tab=users&q=Val');
});

test('without access nothing is kept on the page', async () => {
  const queue = await opened();
  queue.session.sendToParent({ type: 'session.ended' });
  expect(queue.view()).toMatchObject({ access: 'denied', reports: [] });
  expect(queue.emittedOf('session.refresh')).toHaveLength(1);
  queue.session.sendToParent({ type: 'session.resumed' });
  await queue.load.last().reject(problem(403));
  expect(queue.view().access).toBe('denied');
});

test('shows the only report that the URL names, until all are asked for', async () => {
  const queue = await opened(null, [reportOf('a')], 'a');
  expect(queue.load.last().input).toEqual({ status: 'open', item: 'a', cursor: null });
  expect(queue.view()).toMatchObject({ isOne: true });
  queue.send({ type: 'status.choose', status: 'open' });
  expect(queue.load.last().input).toEqual({ status: 'open', item: null, cursor: null });
  expect(queue.emittedOf('location.changed')).toEqual([
    { type: 'location.changed', route: { reportStatus: 'open', item: null } },
  ]);
  expect(queue.view()).toMatchObject({ isOne: false });
});
