import { describe, expect, test } from 'vitest';
import type { DataTableColumn } from '@vetsync/ui/components/DataTable';
import { csvOf, localRows } from '../../ui/components/DataTable/localRows.ts';

interface Row {
  name: string;
  age: number | null;
  rows?: readonly Row[];
}
const rows: readonly Row[] = [
  { name: 'Émile 10', age: 40 },
  { name: 'Ana', age: null },
  {
    name: 'emile 9',
    age: 7,
    rows: [
      { name: 'Zoe', age: 3 },
      { name: 'Bo', age: 4 },
    ],
  },
];
const columns: readonly DataTableColumn<Row>[] = [
  {
    id: 'name',
    label: 'Name',
    cell: () => '',
    text: ({ name }) => name,
    sortValue: ({ name }) => name,
    isFilterable: true,
  },
  { id: 'age', label: 'Age, in years', cell: () => '', sortValue: ({ age }) => age },
  { id: 'actions', label: 'Actions', cell: () => '' },
];
const arranged = (options: Partial<Parameters<typeof localRows<Row>>[0]>) => {
  const getRows = (row: Row) => row.rows ?? [];
  const { arrange, inside } = localRows({
    columns,
    sort: null,
    filters: {},
    getRows,
    locale: 'en-US',
    ...options,
  });
  return { rows: arrange(rows), inside };
};
const namesOf = (some: readonly Row[]) => some.map(({ name }) => name);
const sort = (column: string, direction: 'ascending' | 'descending') => ({ sort: { column, direction } });

describe('rows', () => {
  test.each([
    ['name', 'ascending', ['Ana', 'emile 9', 'Émile 10']],
    ['name', 'descending', ['Émile 10', 'emile 9', 'Ana']],
    ['age', 'ascending', ['emile 9', 'Émile 10', 'Ana']],
    ['age', 'descending', ['Émile 10', 'emile 9', 'Ana']],
    ['actions', 'ascending', ['Émile 10', 'Ana', 'emile 9']],
  ] as const)('are sorted by %s, %s', (column, direction, names) => {
    expect(namesOf(arranged(sort(column, direction)).rows)).toEqual(names);
  });

  test('inside a row are sorted too', () => {
    expect(namesOf(arranged(sort('name', 'ascending')).inside(rows[2]!))).toEqual(['Bo', 'Zoe']);
  });

  test('stay if they match, or one inside them does', () => {
    expect(namesOf(arranged({ filters: { name: ' EMILE' } }).rows)).toEqual(['Émile 10', 'emile 9']);
    const found = arranged({ filters: { name: 'zo' } });
    expect(namesOf(found.rows)).toEqual(['emile 9']);
    expect(namesOf(found.inside(rows[2]!))).toEqual(['Zoe']);
  });

  test('are left to the source without a text', () => {
    expect(arranged({ filters: { age: '7' } }).rows).toEqual(rows);
  });
});

test('a file has the columns with a text or a value, and quotes what would break it', () => {
  const odd = [
    { name: 'He said "no", twice', age: -3 },
    { name: '=1+1', age: null },
  ];
  expect(csvOf<Row>(odd, () => [], columns)).toBe(
    'Name,"Age, in years"\r\n"He said ""no"", twice",-3\r\n\'=1+1,\r\n',
  );
  expect(csvOf<Row>(rows.slice(2), (row) => row.rows ?? [], columns).split('\r\n')).toEqual([
    'Name,"Age, in years"',
    'emile 9,7',
    'Zoe,3',
    'Bo,4',
    '',
  ]);
});
