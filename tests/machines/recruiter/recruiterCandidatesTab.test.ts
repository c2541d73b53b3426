import { describe, expect, test } from 'vitest';
import { candidatePoolView } from '@vetsync/machines/candidatePool';
import { portalTableView } from '@vetsync/machines/portalTable';
import { recruiterCandidatesTab } from '@vetsync/machines/recruiterCandidatesTab';
import { recruiterPortal } from '@vetsync/samples/recruiter';
import { background, openTab } from '../support/tabInput.ts';
import { job, veteran, worldAfter } from '../support/world.ts';

const base = '/demo/platform/candidates';
const home = `${base}?role=recruiter`;

function opened(href = home, runInBackground = background(), samples = recruiterPortal) {
  const { tab, ...rest } = openTab(recruiterCandidatesTab, {
    samples,
    href,
    role: 'recruiter',
    background: runInBackground,
  });
  const table = () => tab.getSnapshot().children.table!;
  const pool = () => tab.getSnapshot().children.pool!;
  const view = () => portalTableView(table().getSnapshot());
  return {
    ...rest,
    table,
    pool,
    view,
    compared: () => candidatePoolView(pool().getSnapshot()).compared.map(({ id }) => id),
    /** Ids of the rows that are marked as compared. */
    marked: () => view().rows.flatMap(({ id, row }) => (row['isCompared'] === true ? [id] : [])),
    row: (id: string) => view().rows.find((row) => row.id === id)?.row,
  };
}
const add = (tab: ReturnType<typeof opened>, ...ids: readonly string[]) =>
  ids.forEach((rowId) => tab.table().send({ type: 'row.runAction', rowId, action: 'compare' }));

const [a = '', b = '', c = '', d = '', e = ''] = opened()
  .view()
  .rows.map(({ id }) => id);

describe('the compared candidates', () => {
  test('are marked in the table, and other rows stay the same objects', () => {
    const tab = opened();
    const other = tab.row(c);
    add(tab, a, b);
    expect([tab.compared(), tab.marked(), tab.row(c) === other]).toEqual([[a, b], [a, b], true]);
  });

  test('are changed by two of the actions of a row only', () => {
    const tab = opened();
    add(tab, a, b);
    tab.table().send({ type: 'row.runAction', rowId: a, action: 'uncompare' });
    tab.table().send({ type: 'row.runAction', rowId: c, action: 'message' });
    expect([tab.compared(), tab.marked()]).toEqual([[b], [b]]);
  });

  test('are at most four', () => {
    const tab = opened();
    add(tab, a, b, c, d, e);
    expect(tab.compared()).toEqual([a, b, c, d]);
    expect(tab.row(e)).toMatchObject({ isCompareDisabled: true });
  });

  test('are restored when the tab is opened again, but not after a reset of the world', () => {
    const shared = background();
    const before = opened(home, shared);
    add(before, a, b);
    before.close();
    const after = opened(home, shared);
    expect([after.compared(), after.marked()]).toEqual([
      [a, b],
      [a, b],
    ]);
    expect(opened().compared()).toEqual([]);
  });

  test('are named by the URL', () => {
    const tab = opened(`${base}/compare/${a},${b}?role=recruiter`);
    expect(tab.marked()).toEqual([a, b]);
    tab.visit(`${base}/compare/${b},${c}?role=recruiter`);
    expect(tab.marked()).toEqual([b, c]);
  });
});

test('the comparison opens, and closes by going back', () => {
  const tab = opened();
  add(tab, a, b);
  tab.pool().send({ type: 'compare.open' });
  const to = `${base}/compare/${encodeURIComponent(`${a},${b}`)}?role=recruiter`;
  expect(tab.emitted).toEqual([{ type: 'page.navigate', to, replace: false }]);
  tab.visit(to);
  tab.pool().send({ type: 'compare.close' });
  expect(tab.emitted.at(-1)).toEqual({ type: 'page.back', to: home });
});

test('a candidate opens over the filtered table', () => {
  const tab = opened(`${base}?q=network&role=recruiter`);
  const [first] = tab.view().rows;
  tab.table().send({ type: 'row.open', rowId: first?.id ?? '' });
  const to = `${base}/candidate/${first?.id}?q=network&role=recruiter`;
  expect(tab.emitted).toEqual([{ type: 'page.navigate', to, replace: false }]);
  tab.visit(to);
  expect(candidatePoolView(tab.pool().getSnapshot()).candidate?.id).toBe(first?.id);
});

test('a new applicant is listed as applied in table and pool', () => {
  const tab = opened();
  tab.visit(`${base}/candidate/${veteran.veteranId}?role=recruiter`);
  tab.learn(worldAfter([{ type: 'job.submit', application: job('J1') }]));
  expect(candidatePoolView(tab.pool().getSnapshot()).candidate).toMatchObject({ hasApplied: true });
  expect(tab.row(veteran.veteranId)).toMatchObject({ status: 'submitted' });
});
