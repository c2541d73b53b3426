import { expect, test } from 'vitest';
import { shownColumns, withId } from '../../ui/components/DataTable/shownColumns.ts';

const columns = ['name', 'branch', 'city', 'status'].map((id) => ({
  id,
  label: id,
  cell: () => null,
  isRowHeader: id === 'name',
}));
const shown = (hidden: string[], pinned: string[]) =>
  shownColumns(columns, { hidden, pinned }).map(({ id, isPinned }) => (isPinned ? `${id}*` : id));

test.each<[hidden: string[], pinned: string[], ids: string[]]>([
  [[], [], ['name', 'branch', 'city', 'status']],
  [['branch', 'status'], [], ['name', 'city']],
  // The row header names the rows, so it stays.
  [['name', 'city'], [], ['name', 'branch', 'status']],
  // Pinned columns come first, in their own order.
  [[], ['status', 'branch'], ['branch*', 'status*', 'name', 'city']],
  [['status'], ['status', 'name'], ['name*', 'branch', 'city']],
  // A stored state may know columns that are gone.
  [['gone'], ['gone'], ['name', 'branch', 'city', 'status']],
])('with %j hidden and %j pinned shows %j', (hidden, pinned, ids) => {
  expect(shown(hidden, pinned)).toEqual(ids);
});

test('an id is in a list once or not at all', () => {
  expect(withId(['a', 'b'], 'b', true)).toEqual(['a', 'b']);
  expect(withId(['a', 'b'], 'c', true)).toEqual(['a', 'b', 'c']);
  expect(withId(['a', 'b'], 'a', false)).toEqual(['b']);
  expect(withId(['a'], 'c', false)).toEqual(['a']);
});
