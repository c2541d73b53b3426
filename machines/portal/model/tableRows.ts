import { plainText } from '../../model/text/filterText.ts';
import type { Reader } from '../../system/model/reader.ts';
import type { CellValue, PortalColumn, PortalRow, PortalTable, TableSort } from './table.ts';
import type { TableRoute } from './tableRoute.ts';

type Columns = Pick<PortalTable, 'columns'>;

/** Making one takes longer than a thousand comparisons. */
const collators = new Map<string, Intl.Collator>();
function collatorOf(locale: string): Intl.Collator {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  collators.set(locale, collator);
  return collator;
}

const isList = (value: CellValue | undefined): value is readonly string[] => Array.isArray(value);
const words = (value: CellValue | undefined): string =>
  isList(value) ? value.join(', ') : String(value ?? '');
const figures: readonly string[] = ['number', 'score', 'progress', 'date'];

/** What is searched of a row: found once, since rows are told anew only when they change. */
const texts = new WeakMap<PortalRow, string>();
function searchText({ columns }: Columns, row: PortalRow): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const searched = columns.filter(({ kind, searched: is }) => is ?? !figures.includes(kind));
  const keys = searched.flatMap(({ key, person }) => (person?.note ? [key, person.note] : [key]));
  const text = plainText(keys.map((key) => words(row[key])).join('\n'));
  texts.set(row, text);
  return text;
}

const has = (value: CellValue | undefined, wanted: string) =>
  isList(value) ? value.includes(wanted) : words(value) === wanted;

/** Rows that hold every word looked for and every value chosen, in the order given. */
export function findRows<Row extends PortalRow>(
  table: Columns,
  rows: readonly Row[],
  { q, filters }: Pick<TableRoute, 'q' | 'filters'>,
): Row[] {
  const wanted = plainText(q).split(/\s+/).filter(Boolean);
  const chosen = Object.entries(filters);
  return rows.filter((row) => {
    if (!chosen.every(([key, value]) => has(row[key], value))) return false;
    if (wanted.length === 0) return true;
    const text = searchText(table, row);
    return wanted.every((word) => text.includes(word));
  });
}

const isEmpty = (value: CellValue | undefined) => value === null || value === undefined || value === '';

/** Places of words in their order; words that are the same to a reader have the same place. */
function ordinalsOf(values: readonly string[], { compare }: Intl.Collator): ReadonlyMap<string, number> {
  const ordinals = new Map<string, number>();
  let before: string | null = null;
  let ordinal = 0;
  for (const value of [...new Set(values)].toSorted(compare)) {
    if (before !== null && compare(before, value) !== 0) ordinal += 1;
    ordinals.set(value, ordinal);
    before = value;
  }
  return ordinals;
}

/** A number for each row by which it sorts, so that none is reckoned at every comparison; null: there is no value. */
function sortKeys(
  { key, kind, statuses = [] }: PortalColumn,
  rows: readonly PortalRow[],
  locale: string,
): (number | null)[] {
  const keyed = (keyOf: (value: CellValue) => number) =>
    rows.map(({ [key]: value = null }) => (isEmpty(value) ? null : keyOf(value)));
  if (kind === 'number' || kind === 'score' || kind === 'progress') return keyed(Number);
  if (kind === 'date') return keyed((value) => Date.parse(String(value)));
  const ordinals =
    kind === 'status'
      ? new Map(statuses.map(({ label }, at) => [label, at]))
      : ordinalsOf(
          rows.map((row) => words(row[key])),
          collatorOf(locale),
        );
  return keyed((value) => ordinals.get(words(value)) ?? ordinals.size);
}

const knownKeys = new WeakMap<readonly PortalRow[], Map<string, (number | null)[]>>();
/** Reckoned once for rows: they are turned round more often than they change. */
function keysOf(column: PortalColumn, rows: readonly PortalRow[], locale: string): (number | null)[] {
  const known = knownKeys.get(rows) ?? new Map<string, (number | null)[]>();
  knownKeys.set(rows, known);
  const name = `${locale} ${column.key}`;
  const keys = known.get(name) ?? sortKeys(column, rows, locale);
  known.set(name, keys);
  return keys;
}

/** Rows in order; equal ones stay as they were, and those without a value come last either way. */
export function sortRows<Row extends PortalRow>(
  { columns }: Columns,
  rows: readonly Row[],
  { column: key, direction }: TableSort,
  locale: string,
): readonly Row[] {
  const column = columns.find((one) => one.key === key);
  if (!column) return rows;
  const keys = keysOf(column, rows, locale);
  const sign = direction === 'ascending' ? 1 : -1;
  const order = rows.map((_, at) => at);
  order.sort((one, other) => {
    const [a, b] = [keys[one] ?? null, keys[other] ?? null];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (a - b);
  });
  return order.flatMap((at) => rows[at] ?? []);
}

/** What may be chosen of a column: as it says itself, else every value that occurs. */
export function filterOptions(
  { key, filter, statuses }: PortalColumn,
  rows: readonly PortalRow[],
  locale: string,
): readonly string[] {
  const given = filter?.options ?? statuses?.map(({ label }) => label);
  if (given) return [...new Set(given)];
  const values = rows.flatMap((row) => {
    const value = row[key];
    return isList(value) ? value : [words(value)];
  });
  return [...new Set(values)].filter(Boolean).toSorted(collatorOf(locale).compare);
}

/** What a file says of a cell. */
export function cellText(
  { key, kind }: PortalColumn,
  row: PortalRow,
  { locale, timeZone }: Pick<Reader, 'locale' | 'timeZone'>,
): string {
  const value = row[key];
  if (isEmpty(value)) return '';
  if (kind === 'score' || kind === 'progress') return `${words(value)}%`;
  if (kind === 'date') return new Date(String(value)).toLocaleDateString(locale, { timeZone });
  return words(value);
}

/** A row's position in the displayed order, with the ids of the rows before and after it. */
export interface RowPosition {
  previous: string | null;
  next: string | null;
  /** From 1; 0 if the row is not displayed. */
  position: number;
  count: number;
}

export function rowPositionOf(rows: readonly Pick<PortalRow, 'id'>[], id: string): RowPosition {
  const at = rows.findIndex((row) => row.id === id);
  const idAt = (index: number) => (at === -1 ? null : (rows[index]?.id ?? null));
  return { previous: idAt(at - 1), next: idAt(at + 1), position: at + 1, count: rows.length };
}
