import { expect, test } from 'vitest';
import { nonprofitView } from '@vetsync/machines/nonprofit';
import { nonprofitTab } from '@vetsync/machines/nonprofitTab';
import { portalTableView } from '@vetsync/machines/portalTable';
import { nonprofitPortal } from '@vetsync/samples/nonprofit';
import { openTab } from '../support/tabInput.ts';
import { worldAfter } from '../support/world.ts';

const base = '/demo/platform';

function opened(href: string, samples = nonprofitPortal) {
  const { tab, ...rest } = openTab(nonprofitTab, { samples, href, role: 'nonprofit' });
  const { page } = tab.getSnapshot().children;
  const table = () => tab.getSnapshot().children.table;
  return {
    ...rest,
    page: page!,
    table,
    view: () => nonprofitView(page!.getSnapshot()),
    list: () => portalTableView(table()!.getSnapshot()),
  };
}

const approved = worldAfter([
  {
    type: 'nonprofit.decide',
    applicationId: 'program-1',
    decision: 'approve',
    subject: 'A program',
    id: 'd1',
  },
]);

test('closing a program removes it from the URL', () => {
  const { page, table, view, emitted, visit } = opened(`${base}/programs?role=nonprofit`);
  expect([view().page, table()]).toEqual(['programs', undefined]);
  visit(view().programs[0]?.href ?? '');
  expect(view().program?.program.id).toBe(view().programs[0]?.program.id);
  page.send({ type: 'program.close' });
  expect(view().overlay).toBe('nothing');
  expect(emitted).toEqual([{ type: 'page.back', to: `${base}/programs?role=nonprofit` }]);
});

test('an approved applicant is a participant, on the page and in the table', () => {
  const { view, list, learn, visit, table, emitted } = opened(`${base}/participants?role=nonprofit`);
  const before = list().total;
  learn(approved);
  expect(list().total).toBe(before + 1);
  const added = table()?.getSnapshot().context.rows[0];
  visit(`${base}/participants/participant/${added?.id}?role=nonprofit`);
  expect([view().participant?.id, list().open?.row?.id]).toEqual([added?.id, added?.id]);
  table()?.send({ type: 'row.close' });
  expect(emitted.at(-1)).toEqual({ type: 'page.back', to: `${base}/participants?role=nonprofit` });
  learn(worldAfter([]));
  expect(list().total).toBe(before);
});

test('services list the requests of participants', () => {
  const { view, list } = opened(`${base}/services?role=nonprofit`);
  const open = view().requests.reduce((sum, { count }) => sum + count, 0);
  expect(view().page).toBe('services');
  expect(list().total).toBe(open);
});
