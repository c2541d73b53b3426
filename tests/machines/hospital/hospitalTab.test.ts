import { expect, test } from 'vitest';
import { hospitalView } from '@vetsync/machines/hospital';
import { hospitalTab } from '@vetsync/machines/hospitalTab';
import { portalTableView } from '@vetsync/machines/portalTable';
import { hospitalPortal } from '@vetsync/samples/hospital';
import { openTab } from '../support/tabInput.ts';
import { appointment, worldAfter } from '../support/world.ts';

const base = '/demo/platform';

function opened(href: string, samples = hospitalPortal) {
  const { tab, ...rest } = openTab(hospitalTab, { samples, href, role: 'hospital' });
  const { page } = tab.getSnapshot().children;
  const table = () => tab.getSnapshot().children.table;
  return {
    ...rest,
    page: page!,
    table,
    view: () => hospitalView(page!.getSnapshot()),
    list: () => portalTableView(table()!.getSnapshot()),
  };
}

test('the departments have no table, and their order is in the URL', () => {
  const { page, table, view, emitted, visit } = opened(`${base}/departments?role=hospital`);
  expect(view().page).toBe('departments');
  expect(table()).toBeUndefined();
  page.send({ type: 'order.choose', order: 'name' });
  expect(emitted).toEqual([{ type: 'page.setQuery', changes: { order: 'name' }, replace: true }]);
  visit(`${base}/departments?role=hospital&order=wait`);
  expect(view().order).toBe('wait');
});

test('the URL opens a provider on the page and in the table, and the table closes it', () => {
  const { table, view, list, emitted, visit } = opened(`${base}/network?role=hospital`);
  const [first] = list().rows;
  const href = `${base}/network/provider/${first?.id}?role=hospital`;
  table()?.send({ type: 'row.open', rowId: first?.id ?? '' });
  expect(emitted).toEqual([{ type: 'page.navigate', to: href, replace: false }]);
  visit(href);
  expect(view()).toMatchObject({ page: 'network', overlay: 'provider', provider: { id: first?.id } });
  expect(list().open?.row?.id).toBe(first?.id);
  table()?.send({ type: 'row.close' });
  expect(emitted.at(-1)).toEqual({ type: 'page.back', to: `${base}/network?role=hospital` });
});

test('an appointment that a veteran requests appears on the page and in the table', () => {
  const { view, list, learn, visit } = opened(`${base}/appointments?role=hospital`);
  const { upcoming } = view().visits;
  const rows = list().total;
  learn(worldAfter([{ type: 'appointment.request', appointment: appointment('A1') }]));
  expect([view().visits.upcoming, list().total]).toEqual([upcoming + 1, rows + 1]);
  visit(`${base}/appointments/appointment/A1?role=hospital`);
  expect([view().visit?.id, list().open?.row?.id]).toEqual(['A1', 'A1']);
});

test('an unknown path shows the unknown page, with and without a table', () => {
  for (const path of ['network/nobody/x', 'departments/x'])
    expect(opened(`${base}/${path}?role=hospital`).view().page).toBe('unknown');
});
