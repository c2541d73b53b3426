import { plainText } from '../../model/text/plainText.ts';
import type { IntlConfig } from '../../system/model/intl.ts';
import { nameOfValue, noteOf } from './table.ts';
import type { CellValue, PortalColumn, PortalRow, PortalTable, TableSort, TableWriter } from './table.ts';
import type { TableFilters } from './tableRoute.ts';

type Columns = Pick<PortalTable, 'columns'>;

/** Cached, because creating a collator is slow. */
const collators = new Map<string, Intl.Collator>();
function collatorOf(locale: string): Intl.Collator {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  collators.set(locale, collator);
  return collator;
}

const isList = (value: CellValue | undefined): value is readonly string[] => Array.isArray(value);
const textOf = (value: CellValue | undefined): string =>
  isList(value) ? value.join(', ') : String(value ?? '');
const unsearchedKinds: readonly string[] = ['number', 'score', 'progress', 'date'];

/** A value in words. */
const writtenValue = (
  { names }: Pick<PortalColumn, 'names'>,
  value: CellValue | undefined,
  { write }: Pick<TableWriter, 'write'>,
): string =>
  isList(value)
    ? value.map((item) => write(nameOfValue(names, item))).join(', ')
    : write(nameOfValue(names, textOf(value)));

/** Search text per row, which belongs to one table, by locale. Cached, because an unchanged row keeps its identity. */
const texts = new WeakMap<PortalRow, { locale: string; text: string }>();
function searchText({ columns }: Columns, row: PortalRow, writer: TableWriter): string {
  const { locale, write } = writer;
  const known = texts.get(row);
  if (known?.locale === locale) return known.text;
  const searched = columns.filter(
    ({ kind, searched: isSearched = !unsearchedKinds.includes(kind) }) => isSearched,
  );
  const parts = searched.flatMap((column) => [
    writtenValue(column, row[column.key], writer),
    noteOf(column, row)
      .map((part) => write(part))
      .join(', '),
  ]);
  const text = plainText(parts.join('\n'));
  texts.set(row, { locale, text });
  return text;
}

const has = (value: CellValue | undefined, wanted: string) =>
  isList(value) ? value.includes(wanted) : textOf(value) === wanted;

/** Rows that match every word of the search and every filter, in their given order. */
export function findRows<Row extends PortalRow>(
  table: Columns,
  rows: readonly Row[],
  { q, values }: Pick<TableFilters, 'q' | 'values'>,
  writer: TableWriter,
): Row[] {
  const wanted = plainText(q).split(/\s+/).filter(Boolean);
  const chosen = Object.entries(values);
  return rows.filter((row) => {
    if (!chosen.every(([key, value]) => has(row[key], value))) return false;
    if (wanted.length === 0) return true;
    const text = searchText(table, row, writer);
    return wanted.every((word) => text.includes(word));
  });
}

const isEmpty = (value: CellValue | undefined) => value === null || value === undefined || value === '';

/** Rank of each text. Texts that the collator considers equal share a rank. */
function ranksOf(values: readonly string[], { compare }: Intl.Collator): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  let before: string | null = null;
  let rank = 0;
  for (const value of [...new Set(values)].toSorted(compare)) {
    if (before !== null && compare(before, value) !== 0) rank += 1;
    ranks.set(value, rank);
    before = value;
  }
  return ranks;
}

/** A number per row to sort by, computed once instead of at each comparison; null if the cell is empty. */
function sortKeys(column: PortalColumn, rows: readonly PortalRow[], writer: TableWriter): (number | null)[] {
  const { key, kind, statuses = [] } = column;
  const written = (value: CellValue) => writtenValue(column, value, writer);
  const keyed = (keyOf: (value: CellValue) => number) =>
    rows.map(({ [key]: value = null }) => (isEmpty(value) ? null : keyOf(value)));
  if (kind === 'number' || kind === 'score' || kind === 'progress') return keyed(Number);
  if (kind === 'date') return keyed((value) => Date.parse(String(value)));
  const ranks =
    kind === 'status'
      ? new Map(statuses.map(({ value }, index) => [value, index]))
      : ranksOf(
          rows.map((row) => written(row[key] ?? null)),
          collatorOf(writer.locale),
        );
  const textIn = kind === 'status' ? textOf : written;
  // Unknown statuses come last.
  return keyed((value) => ranks.get(textIn(value)) ?? ranks.size);
}

const knownKeys = new WeakMap<readonly PortalRow[], Map<string, (number | null)[]>>();
/** Cached, because the order of rows changes more often than the rows. */
function keysOf(column: PortalColumn, rows: readonly PortalRow[], writer: TableWriter): (number | null)[] {
  const known = knownKeys.get(rows) ?? new Map<string, (number | null)[]>();
  knownKeys.set(rows, known);
  const name = `${writer.locale} ${column.key}`;
  const keys = known.get(name) ?? sortKeys(column, rows, writer);
  known.set(name, keys);
  return keys;
}

/** Sorts rows. Equal rows keep their order, and rows without a value come last in both directions. */
export function sortRows<Row extends PortalRow>(
  { columns }: Columns,
  rows: readonly Row[],
  { column: key, direction }: TableSort,
  writer: TableWriter,
): readonly Row[] {
  const column = columns.find((item) => item.key === key);
  if (!column) return rows;
  const keys = keysOf(column, rows, writer);
  const sign = direction === 'ascending' ? 1 : -1;
  const order = rows.map((_, index) => index);
  order.sort((one, other) => {
    const [a, b] = [keys[one] ?? null, keys[other] ?? null];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (a - b);
  });
  return order.flatMap((at) => rows[at] ?? []);
}

/** Options of a column's filter: its own if it defines them, otherwise every value that occurs, sorted by its words. */
export function filterOptions(
  column: PortalColumn,
  rows: readonly PortalRow[],
  writer: TableWriter,
): readonly string[] {
  const { key, filter, statuses } = column;
  const given = filter?.options ?? statuses?.map(({ value }) => value);
  if (given) return [...new Set(given)];
  const values = rows.flatMap((row) => {
    const value = row[key];
    return isList(value) ? value : [textOf(value)];
  });
  const { compare } = collatorOf(writer.locale);
  return [...new Set(values)]
    .filter(Boolean)
    .map((value) => ({ value, text: writtenValue(column, value, writer) }))
    .toSorted((a, b) => compare(a.text, b.text))
    .map(({ value }) => value);
}

/** How many rows have each value of a column. A row with several values counts for each. */
export function countRowsByValue(key: string, rows: readonly PortalRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const value = row[key];
    for (const one of isList(value) ? value : [textOf(value)]) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return counts;
}

/** The rows that a column's filter would choose from: those that match the search and every other filter. */
export function rowsToFilter<Row extends PortalRow>(
  table: Columns,
  rows: readonly Row[],
  { q, values }: Pick<TableFilters, 'q' | 'values'>,
  { key, writer }: { key: string; writer: TableWriter },
): readonly Row[] {
  const { [key]: _own, ...others } = values;
  return findRows(table, rows, { q, values: others }, writer);
}

/** Text of a cell in an exported file. */
export function cellText(
  column: PortalColumn,
  row: PortalRow,
  { timeZone, ...writer }: TableWriter & Pick<IntlConfig, 'timeZone'>,
): string {
  const { key, kind } = column;
  const value = row[key];
  if (isEmpty(value)) return '';
  if (kind === 'score' || kind === 'progress') return `${textOf(value)}%`;
  if (kind === 'date') return new Date(String(value)).toLocaleDateString(writer.locale, { timeZone });
  return writtenValue(column, value, writer);
}
