import { describe, expect, test } from 'vitest';
import { createTab } from '@vetsync/machines/platform';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import { portalTableView } from '@vetsync/machines/portalTable';
import { listChild, portalTabContext, type PortalList } from '@vetsync/machines/portalTab';
import {
  applicationRows,
  applicationsOfUniversity,
  type UniversitySamples,
} from '@vetsync/machines/university/model';
import { applicationTable } from '../../../stories/Screens/portal/applicationTable.ts';
import { universityPortal } from '@vetsync/samples/university';
import type { WorldCommand } from '@vetsync/machines/model/world';
import { programRows, programTable } from './programTable.ts';
import { background, openTab } from '../support/tabInput.ts';
import { college, worldAfter } from '../support/world.ts';

const applicationList: PortalList<UniversitySamples> = {
  table: applicationTable,
  rowsOf: (records, world) => applicationRows(applicationsOfUniversity(records, world), records.organization),
};
const programList: PortalList<UniversitySamples> = {
  table: programTable,
  rowsOf: (records, world) => programRows(records, world),
};
/** A tab that is nothing but this table. */
const tabOf = <Records>(list: PortalList<Records>) =>
  createTab({
    id: 'listTab',
    context: portalTabContext<Records>,
    children: { table: listChild(list) },
    pages: { list: {} },
    pageOf: () => 'list',
  });

const submitted: WorldCommand = { type: 'college.submit', application: college('C1') };
const applied = worldAfter([submitted]);
const base = '/demo/platform/applications?role=university';
const at = (query: string) => `/demo/platform/applications?${query}&role=university`;
const openAt = (id = '', query = '') =>
  `/demo/platform/applications/application/${id}?${query}role=university`;

function openedList<Records>(
  list: PortalList<Records>,
  samples: PortalSamples<Records>,
  href: string,
  runInBackground = background(),
) {
  const { tab, emitted, ...rest } = openTab(tabOf(list), {
    samples,
    href,
    role: 'university',
    background: runInBackground,
  });
  const table = () => tab.getSnapshot().children.table!;
  return {
    ...rest,
    tab,
    table,
    emitted,
    view: () => portalTableView(table().getSnapshot()),
    row: (id: string) =>
      table()
        .getSnapshot()
        .context.rows.find((row) => row.id === id),
    /** Does what the page does when it is asked to navigate. */
    follow() {
      const request = emitted.at(-1);
      if (request?.type === 'page.navigate' || request?.type === 'page.back') rest.visit(request.to);
    },
  };
}

const opened = (href = base, runInBackground = background()) =>
  openedList(applicationList, universityPortal, href, runInBackground);

describe('the URL', () => {
  test('has search and filters', () => {
    const { view, emitted } = opened(at('program=Law&q=army&sort=-score'));
    expect(view()).toMatchObject({
      q: 'army',
      filters: [{ column: 'program', value: 'Law' }],
      sort: { column: 'score', direction: 'descending' },
    });
    expect(emitted).toEqual([]);
  });

  test('adds a history entry for a filter', () => {
    const { table, emitted, follow, view } = opened();
    table().send({ type: 'filter.choose', column: 'status', value: 'accepted' });
    expect(emitted).toEqual([{ type: 'page.navigate', to: at('status=accepted'), replace: false }]);
    follow();
    expect(emitted).toHaveLength(1);
    expect(view().isFiltered).toBe(true);
  });

  test('changes the same table', () => {
    const { table, visit, view } = opened();
    const before = table();
    visit(at('status=accepted'));
    expect([table() === before, view().isFiltered]).toEqual([true, true]);
    visit(base);
    expect(view().isFiltered).toBe(false);
  });

  test('closes the open row by going back', () => {
    const { table, emitted, follow, view } = opened(at('status=accepted'));
    const id = view().rows[0]?.id ?? '';
    table().send({ type: 'row.open', rowId: id, step: 'application' });
    const open = `/demo/platform/applications/application/${id}?status=accepted&role=university`;
    expect(emitted.at(-1)).toEqual({ type: 'page.navigate', to: open, replace: false });
    follow();
    table().send({ type: 'row.close' });
    expect(emitted.at(-1)).toEqual({ type: 'page.back', to: at('status=accepted') });
  });

  test("keeps the open row's own query while going from row to row", () => {
    const { table, emitted, view } = opened();
    const [first, second] = view().rows;
    const walking = opened(openAt(first?.id, 'review=documents&'));
    walking.table().send({ type: 'row.step', to: 'next' });
    expect(walking.emitted).toEqual([
      { type: 'page.navigate', to: openAt(second?.id, 'review=documents&'), replace: true },
    ]);
    table().send({ type: 'row.open', rowId: first?.id ?? '', step: 'application' });
    expect(emitted.at(-1)).toEqual({ type: 'page.navigate', to: openAt(first?.id), replace: false });
  });
});

describe('a table that is opened again', () => {
  test('restores its filters, position and last row', () => {
    const shared = background();
    const before = opened(base, shared);
    before.table().send({ type: 'sort.choose', sort: { column: 'score', direction: 'descending' } });
    const [, second] = before.view().rows;
    before.table().send({ type: 'list.scrolled', rowId: second?.id ?? null, offset: 12 });
    before.table().send({ type: 'row.open', rowId: second?.id ?? '', step: 'application' });
    before.close();

    const after = opened(base, shared);
    expect(after.emitted).toEqual([{ type: 'page.navigate', to: at('sort=-score'), replace: true }]);
    after.follow();
    expect(after.emitted).toHaveLength(1);
    expect(after.view()).toMatchObject({
      sort: { column: 'score' },
      topRowId: second?.id,
      topRowOffset: 12,
      currentId: second?.id,
      open: null,
    });
  });

  test('prefers the search in the URL', () => {
    const shared = background();
    const before = opened(base, shared);
    before.table().send({ type: 'search.type', q: 'army' });
    before.close();
    const after = opened(at('status=accepted'), shared);
    expect([after.view().q, after.emitted]).toEqual(['', []]);
  });

  test('restores nothing of another table or an earlier world', () => {
    const shared = background();
    const before = opened(base, shared);
    before.table().send({ type: 'search.type', q: 'army' });
    before.close();
    expect(openedList(programList, universityPortal, '/demo/platform/programs', shared).view().q).toBe('');
    expect(opened(base).view().q).toBe('');
  });
});

describe('rows', () => {
  test('follow the world, and unchanged ones stay the same objects', () => {
    const { view, row, learn } = opened();
    const [first] = view().rows;
    const total = view().total;
    learn(applied);
    expect(view().total).toBe(total + 1);
    expect(row('C1')).toMatchObject({ status: 'under_review' });
    expect(row(first?.id ?? '')).toBe(first?.row);
  });

  test('of programs count the applications', () => {
    const { view, learn } = openedList(programList, universityPortal, '/demo/platform/programs');
    const sum = () => view().rows.reduce((all, { row }) => all + Number(row['applications']), 0);
    const before = sum();
    const program = String(view().rows[0]?.row['name']);
    learn(worldAfter([{ type: 'college.submit', application: { ...college('C2'), program } }]));
    expect(sum()).toBe(before + 1);
  });
});

test('what is shown becomes a file', () => {
  const { table, emitted } = opened();
  table().send({ type: 'csv.save' });
  expect(emitted.at(-1)).toMatchObject({ type: 'page.saveFile', file: { mediaType: 'text/csv' } });
});

test('views and density are stored for all tables, beside the views of the others', () => {
  const { table, emitted, view } = opened(at('program=Law&q=army'));
  expect(view().density).toBe('comfortable');
  table().send({ type: 'view.name' });
  table().send({ type: 'view.type', name: 'Army law' });
  table().send({ type: 'view.save' });
  const request = emitted.at(-1);
  expect(request).toMatchObject({ type: 'page.store', name: 'tables', kind: 'local' });
  expect(JSON.parse(request?.type === 'page.store' ? request.text : '')).toMatchObject({
    density: 'comfortable',
    views: { 'university-applications': [{ name: 'Army law', query: { program: 'Law', q: 'army' } }] },
  });
});
