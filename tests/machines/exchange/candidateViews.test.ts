import { standardTableSettings, viewNameMax, viewsMax, type SavedView } from '@vetsync/machines/portal/model';
import { describe, expect, test } from 'vitest';
import { startList, table } from '../support/candidateList.ts';

const byStatus = { ...table, viewsBy: 'status' };
const nursing: SavedView = { id: 'n', name: 'Nursing', query: { program: 'Nursing' } };
const withViews = (...views: SavedView[]) => ({
  settings: { density: 'comfortable' as const, views: { sample: views } },
});
const shown = (view: ReturnType<typeof startList>['view']) =>
  view().views.map(({ label, count, isCurrent }) => [label, count, isCurrent]);

describe('standard views', () => {
  test('are the values of one filter, which is not offered again', () => {
    const { view } = startList({ table: byStatus });
    expect(shown(view)).toEqual([
      [null, 4, true],
      ['Waiting', 3, false],
      ['Done', 1, false],
    ]);
    expect(view().filters.map(({ column }) => column)).toEqual(['program']);
  });
  test('keep the search and the other filters, and count with them', () => {
    const { view } = startList({ table: byStatus }, [], {
      program: 'Business',
      status: 'Done',
      sort: 'name',
    });
    expect(shown(view)).toEqual([
      [null, 2, false],
      ['Waiting', 1, false],
      ['Done', 1, true],
    ]);
    expect(view().views.map(({ href }) => new URL(href, 'https://example.org').search)).toEqual([
      '?sort=name&program=Business',
      '?sort=name&program=Business&status=Waiting',
      '?sort=name&program=Business&status=Done',
    ]);
  });
  test('a table without them has one view of all rows', () => {
    expect(shown(startList().view)).toEqual([[null, 4, true]]);
  });
  test('have names already', () => {
    expect(startList({ table: byStatus }, [], { status: 'Done' }).view().canNameView).toBe(false);
    expect(startList({ table: byStatus }, [], { status: 'Done', q: 'b' }).view().canNameView).toBe(true);
  });
});

describe('a saved view', () => {
  test('is a name for the search, the filters and the order', () => {
    const { send, view, emittedOf } = startList({ table: byStatus }, [], {
      program: 'Nursing',
      sort: 'name',
    });
    send({ type: 'view.name' });
    expect(view().naming).toEqual({ name: '', max: viewNameMax, canSave: false, replaces: null });
    send({ type: 'view.type', name: '  To   read ' });
    expect(view().naming).toMatchObject({ canSave: true, replaces: null });
    send({ type: 'view.save' });
    expect(view().naming).toBeNull();
    expect(emittedOf('settings.changed')).toEqual([
      {
        type: 'settings.changed',
        density: 'comfortable',
        views: [
          {
            id: expect.stringMatching(/^\w+$/),
            name: 'To read',
            query: { program: 'Nursing', sort: 'name' },
          },
        ],
      },
    ]);
    expect(shown(view).at(-1)).toEqual(['To read', 2, true]);
    expect(shown(view).filter(([, , isCurrent]) => isCurrent)).toHaveLength(1);
    expect(view().canNameView).toBe(false);
    // Another order is another query.
    send({ type: 'sort.choose', sort: { column: 'score', direction: 'ascending' } });
    expect(view().views.at(-1)).toMatchObject({ isCurrent: false });
    expect(view().canNameView).toBe(true);
  });
  test('needs a name', () => {
    const { send, view, emittedOf } = startList({}, [], { q: 'ing' });
    send({ type: 'view.name' });
    send({ type: 'view.type', name: '   ' });
    send({ type: 'view.save' });
    expect(view().naming).not.toBeNull();
    expect(emittedOf('settings.changed')).toEqual([]);
    send({ type: 'view.type', name: 'x'.repeat(viewNameMax + 1) });
    expect(view().naming?.name).toHaveLength(viewNameMax);
    send({ type: 'view.cancel' });
    expect(view().naming).toBeNull();
    expect(emittedOf('settings.changed')).toEqual([]);
  });
  test('replaces the one of the same name, and keeps its place', () => {
    const other = { id: 'o', name: 'Other', query: { q: 'b' } };
    const { send, view } = startList(withViews(nursing, other), [], { program: 'Business' });
    send({ type: 'view.name' });
    send({ type: 'view.type', name: 'NURSING ' });
    expect(view().naming).toMatchObject({ replaces: 'Nursing' });
    send({ type: 'view.save' });
    expect(view().views.slice(1)).toMatchObject([
      { savedId: 'n', label: 'NURSING', isCurrent: true },
      { savedId: 'o', label: 'Other' },
    ]);
  });
  test('can be removed; the list stays as it is', () => {
    const { send, view, ids, emittedOf } = startList(withViews(nursing), [], nursing.query);
    expect(shown(view).at(-1)).toEqual(['Nursing', 2, true]);
    send({ type: 'view.remove', viewId: 'unknown' });
    expect(emittedOf('settings.changed')).toEqual([]);
    send({ type: 'view.remove', viewId: 'n' });
    expect(emittedOf('settings.changed')).toMatchObject([{ views: [] }]);
    expect(shown(view)).toEqual([[null, 2, true]]);
    expect(ids()).toBe('ac');
  });
  test('is not asked for without a query, nor beyond the most that are kept', () => {
    const plain = startList();
    plain.send({ type: 'view.name' });
    expect(plain.view().naming).toBeNull();
    const many = Array.from({ length: viewsMax }, (_, at) => ({
      id: `v${at}`,
      name: `View ${at}`,
      query: {},
    }));
    const full = startList(withViews(...many), [], { q: 'ing' });
    expect(full.view().canNameView).toBe(false);
    full.send({ type: 'view.name' });
    expect(full.view().naming).toBeNull();
  });
  test('of a query that the table does not know displays all rows', () => {
    const odd = { id: 'x', name: 'Odd', query: { gone: 'x', __proto__: 'y', sort: '-nothing' } };
    const { view } = startList(withViews(odd));
    expect(view().views.at(-1)).toMatchObject({ count: 4, isCurrent: true });
  });
});

test('the density is chosen for all tables', () => {
  const { send, view, emittedOf } = startList(withViews(nursing));
  expect(view().density).toBe(standardTableSettings.density);
  send({ type: 'density.choose', density: 'compact' });
  expect(view().density).toBe('compact');
  expect(emittedOf('settings.changed')).toEqual([
    { type: 'settings.changed', density: 'compact', views: [nursing] },
  ]);
});
