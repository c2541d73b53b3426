import { describe, expect, test } from 'vitest';
import { portalTableView } from '@vetsync/machines/portalTable';
import { recruiterDashboardTab, recruiterDashboardTabView } from '@vetsync/machines/recruiterDashboardTab';
import { reviewDialogView } from '@vetsync/machines/reviewDialog';
import { sampleInterviews } from '@vetsync/samples/interviews';
import { recruiterPortal } from '@vetsync/samples/recruiter';
import { sampleCorrespondence } from '@vetsync/samples/messages';
import { openTab } from '../support/tabInput.ts';
import { job, worldAfter } from '../support/world.ts';

const base = '/demo/platform?role=recruiter';
const openAt = (id = '', query = '') => `/demo/platform/dashboard/application/${id}?${query}role=recruiter`;

function opened(href = base, portal = recruiterPortal, storage = new Map<string, string>()) {
  const samples = { ...portal, correspondence: sampleCorrespondence, earlier: sampleInterviews };
  const { tab, ...rest } = openTab(recruiterDashboardTab, { samples, href, role: 'recruiter' }, storage);
  const table = () => tab.getSnapshot().children.table!;
  const dialog = () => tab.getSnapshot().children.review!;
  return {
    ...rest,
    table,
    dialog,
    ids: () => portalTableView(table().getSnapshot()).rows.map(({ id }) => id),
    review: () => reviewDialogView(dialog().getSnapshot()),
    figures: () => recruiterDashboardTabView(tab.getSnapshot()).figures,
  };
}

describe('a review', () => {
  test('opens over the table and follows its order', () => {
    const { table, ids, review, visit, emitted, dialog } = opened();
    table().send({ type: 'sort.choose', sort: { column: 'score', direction: 'descending' } });
    const [first, second] = ids();
    visit(openAt(first, 'sort=-score&'));
    expect(review()).toMatchObject({ state: 'reading', position: { position: 1, count: ids().length } });
    dialog().send({ type: 'tab.choose', tab: 'skills' });
    dialog().send({ type: 'row.step', to: 'next' });
    expect(emitted.slice(1)).toEqual([
      { type: 'page.navigate', to: openAt(first, 'sort=-score&review=skills&'), replace: true },
      { type: 'page.navigate', to: openAt(second, 'sort=-score&review=skills&'), replace: true },
    ]);
  });

  test('follows a changed order of the table', () => {
    const { table, ids, review, visit } = opened();
    const [first] = ids();
    visit(openAt(first));
    table().send({ type: 'sort.choose', sort: { column: 'submitted', direction: 'ascending' } });
    expect(review().position).toMatchObject({ position: ids().length, count: ids().length });
  });

  test('closing returns to the filtered table', () => {
    const [first] = opened().ids();
    const { dialog, emitted } = opened(openAt(first, 'status=submitted&review=skills&'));
    dialog().send({ type: 'row.close' });
    expect(emitted).toEqual([{ type: 'page.back', to: '/demo/platform?status=submitted&role=recruiter' }]);
  });

  test('restores what was written when the tab is opened again', () => {
    const [first] = opened().ids();
    const { dialog, emitted, storage } = opened(openAt(first));
    dialog().send({ type: 'words.change', field: 'notes', text: 'Ask about night shifts' });
    expect(emitted.at(-1)).toMatchObject({ type: 'page.store', name: 'review_drafts', kind: 'session' });
    expect(opened(openAt(first), recruiterPortal, storage).review().decision).toMatchObject({
      decision: null,
      notes: 'Ask about night shifts',
    });
  });

  test('records the decision in the world', () => {
    const [first] = opened().ids();
    const { dialog, emitted } = opened(openAt(first));
    dialog().send({ type: 'decision.choose', decision: 'hire' });
    dialog().send({ type: 'decision.send' });
    expect(emitted).toMatchObject([
      { type: 'world.dispatch', command: { type: 'job.decide', applicationId: first, decision: 'hire' } },
    ]);
  });

  test('ignores Close until the URL names the next application', () => {
    const [first] = opened().ids();
    const { dialog, emitted } = opened(openAt(first));
    dialog().send({ type: 'row.step', to: 'next' });
    dialog().send({ type: 'row.close' });
    expect(emitted.map(({ type }) => type)).toEqual(['page.navigate']);
  });
});

test('figures and table count a new application', () => {
  const { figures, ids, learn, visit, review } = opened();
  const before = figures().applications;
  learn(worldAfter([{ type: 'job.submit', application: job('J1') }]));
  expect([figures().applications, ids().includes('J1')]).toEqual([before + 1, true]);
  visit(openAt('J1'));
  expect(review()).toMatchObject({ state: 'reading', review: { id: 'J1' } });
});
