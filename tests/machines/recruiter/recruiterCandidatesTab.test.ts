import { describe, expect, test } from 'vitest';
import { candidatePoolView } from '@vetsync/machines/candidatePool';
import { signedInPortal } from '@vetsync/machines/portal/model';
import { portalTableView } from '@vetsync/machines/portalTable';
import { emptyRecruiter } from '@vetsync/machines/recruiter/model';
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
  const table = () => tab.getSnapshot().children.table!.getSnapshot().children.table!;
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
    row: (id: string) => view().rows.find((one) => one.id === id)?.row,
  };
}
const add = (tab: ReturnType<typeof opened>, ...ids: readonly string[]) =>
  ids.forEach((rowId) => tab.pool().send({ type: 'row.act', rowId, action: 'compare' }));

const [a = '', b = '', c = '', d = '', e = ''] = opened()
  .view()
  .rows.map(({ id }) => id);

describe('whom one compares', () => {
  test('is marked in the table; the other rows stay the same objects', () => {
    const tab = opened();
    const other = tab.row(c);
    add(tab, a, b);
    expect([tab.compared(), tab.marked(), tab.row(c) === other]).toEqual([[a, b], [a, b], true]);
  });

  test('is refused as the fifth', () => {
    const tab = opened();
    add(tab, a, b, c, d, e);
    expect(tab.compared()).toEqual([a, b, c, d]);
    expect(tab.row(e)).toMatchObject({ isLeftOut: true });
  });

  test('is there again when the tab is opened again, and forgotten in another world', () => {
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

  test('is said by the URL', () => {
    const tab = opened(`${base}/compare/${a},${b}?role=recruiter`);
    expect(tab.marked()).toEqual([a, b]);
    tab.visit(`${base}/compare/${b},${c}?role=recruiter`);
    expect(tab.marked()).toEqual([b, c]);
  });
});

test('the comparison is opened, and closed by going back', () => {
  const tab = opened();
  add(tab, a, b);
  tab.pool().send({ type: 'compare.open' });
  const to = `${base}/compare/${encodeURIComponent(`${a},${b}`)}?role=recruiter`;
  expect(tab.asked).toEqual([{ type: 'page.navigate', to, replace: false }]);
  tab.visit(to);
  tab.pool().send({ type: 'compare.close' });
  expect(tab.asked.at(-1)).toEqual({ type: 'page.back', to: home });
});

test('a candidate is opened over the table as it is searched', () => {
  const tab = opened(`${base}?q=network&role=recruiter`);
  const [first] = tab.view().rows;
  tab.table().send({ type: 'row.open', rowId: first?.id ?? '' });
  const to = `${base}/candidate/${first?.id}?q=network&role=recruiter`;
  expect(tab.asked).toEqual([{ type: 'page.navigate', to, replace: false }]);
  tab.visit(to);
  expect(candidatePoolView(tab.pool().getSnapshot()).candidate?.id).toBe(first?.id);
});

test('whoever applies meanwhile is listed as applied, by table and pool', () => {
  const tab = opened();
  tab.visit(`${base}/candidate/${veteran.veteranId}?role=recruiter`);
  tab.learn(worldAfter([{ type: 'job.submit', application: job('J1') }]));
  expect(candidatePoolView(tab.pool().getSnapshot()).candidate).toMatchObject({ hasApplied: true });
  expect(tab.row(veteran.veteranId)).toMatchObject({ standing: 'Submitted' });
});

test('a recruiter who signed in has no candidates', () => {
  const tab = opened('/platform/candidates', background(), signedInPortal(emptyRecruiter));
  expect(tab.view()).toMatchObject({ state: 'empty', total: 0 });
});
