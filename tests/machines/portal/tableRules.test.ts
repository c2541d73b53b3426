import { describe, expect, test } from 'vitest';
import { applicationTable } from './applicationTable.ts';
import {
  cellText,
  filterOptions,
  findRows,
  nameOf,
  namingColumn,
  parseTableRoute,
  sortRows,
  tableFile,
  tableSearchMax,
  formatTableRoute,
  type PortalColumn,
  type PortalRow,
  type PortalTable,
  haveSameRows,
} from '@vetsync/machines/portal/model';
import { rowPositionOf } from '@vetsync/machines/kit';
import { csvText } from '@vetsync/machines/model/text';
import { writePhrase } from '@vetsync/ui/language';
import { leastCpuTimeMs } from '../support/cpuTime.ts';

const column = (key: string, kind: PortalColumn['kind'], more: Partial<PortalColumn> = {}): PortalColumn => ({
  key,
  label: key,
  kind,
  ...more,
});
const columns = [
  column('name', 'person', { person: { note: ['service'] } }),
  column('program', 'text', { filter: { all: 'All' } }),
  column('status', 'status', {
    filter: { all: 'All' },
    statuses: [
      { value: 'New', tone: 'caution' },
      { value: 'Open', tone: 'info' },
      { value: 'Closed', tone: 'neutral' },
    ],
  }),
  column('score', 'score'),
  column('at', 'date'),
  column('needs', 'tags', { filter: { all: 'All' } }),
];
const table: PortalTable = { ...applicationTable, columns, sort: { column: 'at', direction: 'descending' } };
const rows: PortalRow[] = [
  {
    id: '1',
    name: 'José Álvarez',
    service: 'Army',
    program: 'Law',
    status: 'Open',
    score: 90,
    at: '2026-11-03T10:00:00Z',
    needs: ['Rent', 'Food'],
  },
  {
    id: '2',
    name: 'ann O’Hara',
    service: 'Navy',
    program: 'Nursing',
    status: 'New',
    score: 9,
    at: '2026-11-20T10:00:00Z',
    needs: [],
  },
  {
    id: '3',
    name: 'Zoe',
    service: 'Army',
    program: 'Law',
    status: 'Closed',
    score: null,
    at: '2025-12-01T10:00:00Z',
    needs: ['Food'],
  },
  {
    id: '4',
    name: 'Bo',
    service: 'Navy',
    program: 'Unit 10',
    status: 'Unheard of',
    score: 90,
    at: '2026-11-04T10:00:00Z',
    needs: ['Rent'],
  },
];
const ids = (found: readonly PortalRow[]) => found.map(({ id }) => id).join('');
const intl = { locale: 'en-US', timeZone: 'America/Chicago', now: Date.parse('2026-11-21T03:00:00Z') };
const writer = { locale: 'en-US', write: writePhrase };

describe('finding rows', () => {
  test.each([
    ['jose', {}, '1'],
    ["O'HARA", {}, '2'],
    ['army law', {}, '13'],
    ['  ', {}, '1234'],
    ['food', {}, '13'],
    // Figures and dates are no words.
    ['90', {}, ''],
    ['2026', {}, ''],
    ['', { program: 'Law' }, '13'],
    ['', { needs: 'Rent' }, '14'],
    ['zoe', { program: 'Law', status: 'Open' }, ''],
  ])('"%s" with %o', (q, values, found) => {
    expect(ids(findRows(table, rows, { q, values: values as Record<string, string> }, writer))).toBe(found);
  });
});

describe('the order of rows', () => {
  test.each([
    ['name', 'ascending', '2413'],
    ['name', 'descending', '3142'],
    ['status', 'ascending', '2134'],
    ['score', 'ascending', '2143'],
    // Equal ones stay as they were, and what has no value comes last.
    ['score', 'descending', '1423'],
    ['at', 'descending', '2413'],
    ['at', 'ascending', '3142'],
    ['unknown', 'ascending', '1234'],
  ] as const)('by %s, %s', (by, direction, order) => {
    expect(ids(sortRows(table, rows, { column: by, direction }, writer))).toBe(order);
  });
  test('numbers within words count as numbers', () => {
    const units = ['Unit 10', 'Unit 9', 'Unit 1'].map((program, index) => ({ id: String(index), program }));
    expect(ids(sortRows(table, units, { column: 'program', direction: 'ascending' }, writer))).toBe('210');
  });
  test('the rows before and after a row', () => {
    expect(rowPositionOf(rows, '1')).toEqual({ previous: null, next: '2', position: 1, count: 4 });
    expect(rowPositionOf(rows, '4')).toEqual({ previous: '3', next: null, position: 4, count: 4 });
    expect(rowPositionOf(rows, 'x')).toEqual({ previous: null, next: null, position: 0, count: 4 });
  });
});

test('filter options are those of the column, its statuses or the values that occur', () => {
  const [, program, status, , , needs] = columns as [
    PortalColumn,
    PortalColumn,
    PortalColumn,
    PortalColumn,
    PortalColumn,
    PortalColumn,
  ];
  expect(filterOptions(program, rows, writer)).toEqual(['Law', 'Nursing', 'Unit 10']);
  expect(filterOptions(status, rows, writer)).toEqual(['New', 'Open', 'Closed']);
  expect(filterOptions(needs, rows, writer)).toEqual(['Food', 'Rent']);
  expect(filterOptions({ ...program, filter: { all: '', options: ['B', 'A'] } }, rows, writer)).toEqual([
    'B',
    'A',
  ]);
});

test('the naming column names its row', () => {
  expect(namingColumn(table).key).toBe('name');
  expect(namingColumn(applicationTable).key).toBe('name');
  expect(() => namingColumn({ columns: [] })).toThrow('A table needs a column');
  expect(nameOf(table, rows[2] as PortalRow)).toBe('Zoe');
});

describe('the file', () => {
  test("contains the displayed text, with dates of the reader's day", () => {
    const text = columns.map((item) => cellText(item, rows[0] as PortalRow, { ...intl, ...writer }));
    expect(text).toEqual(['José Álvarez', 'Law', 'Open', '90%', '11/3/2026', 'Rent, Food']);
    expect(cellText(columns[3] as PortalColumn, rows[2] as PortalRow, { ...intl, ...writer })).toBe('');
    // The day before in Chicago.
    expect(tableFile(table, [], intl, writePhrase).name).toBe(
      'vetsync-university-applications-2026-11-20.csv',
    );
  });
  test('escapes formulas and doubles quotes', () => {
    expect(csvText(['A', 'B'], [['=1+1', 'say "hi"']])).toBe('﻿A,B\r\n"\'=1+1","say ""hi"""\r\n');
    for (const start of ['+1', '-1', '@x', '\tx', '＝1', '\'"=1'])
      expect(csvText(['A'], [[start]])).toContain(`"'${start.replaceAll('"', '""')}"`);
    expect(csvText(['A'], [['a=1']])).toContain('"a=1"');
  });
});

describe('the URL', () => {
  test.each<[string[], Record<string, string>]>([
    [[], {}],
    [[], { q: 'nurse', program: 'Law', sort: '-score' }],
    [['application', 'a1'], { status: 'Open', sort: 'name' }],
  ])('%o %o survives formatting and parsing', (detail, query) => {
    const written = formatTableRoute(table, parseTableRoute(table, detail, query));
    expect(written.detail).toEqual(detail);
    expect(Object.fromEntries(Object.entries(written.query).filter(([, value]) => value !== null))).toEqual(
      query,
    );
  });
  test('ignores what the table does not know', () => {
    const route = parseTableRoute(table, ['patient', '7'], { sort: '-nothing', score: '90', program: '' });
    expect(route).toEqual({ filters: { q: '', values: {}, sort: table.sort }, open: null });
    expect(parseTableRoute(table, ['application'], {}).open).toBeNull();
    expect(parseTableRoute(table, ['application', 'a', 'b'], {}).open).toBeNull();
    expect(parseTableRoute(table, [], { q: 'x'.repeat(500) }).filters.q).toHaveLength(tableSearchMax);
  });
  test('routes show the same rows if search, filters and order are equal', () => {
    const { filters: a } = parseTableRoute(table, [], { program: 'Law', status: 'Open' });
    const { filters: b } = parseTableRoute(table, ['application', '1'], { status: 'Open', program: 'Law' });
    expect(haveSameRows(a, b)).toBe(true);
    expect(haveSameRows(a, { ...a, q: 'x' })).toBe(false);
    expect(haveSameRows(a, { ...a, q: ' ' })).toBe(true);
    expect(haveSameRows(a, { ...a, values: { ...a.values, status: 'Closed' } })).toBe(false);
    expect(haveSameRows(a, { ...a, values: {} })).toBe(false);
  });
});

describe('every table', () => {
  const reserved = ['q', 'sort', 'role', 'open', 'review'];
  test.each([applicationTable])('$id is consistent', ({ columns: all, sort, actions }) => {
    const keys = all.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain(sort.column);
    const named = all.filter(({ filter }) => filter).map(({ key }) => key);
    expect(named.filter((key) => reserved.includes(key))).toEqual([]);
    expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length);
    for (const { to } of actions) expect(to).toBeDefined();
  });
});

test('5,000 rows are searched and sorted fast', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => ({
    ...(rows[index % 4] as PortalRow),
    id: `row-${index}`,
  }));
  const findAndSort = () => {
    for (const q of ['a', 'ar', 'arm', 'army']) findRows(table, many, { q, values: {} }, writer);
    sortRows(table, many, { column: 'name', direction: 'ascending' }, writer);
  };
  expect(leastCpuTimeMs(findAndSort)).toBeLessThan(1_000);
});
