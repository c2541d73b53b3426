import type { Line } from './readers/line.ts';

/** A column by the names that it has had, or by a pattern where its name changes every year. */
type ColumnName = string | RegExp | readonly (string | RegExp)[];

/** A row of the file, by the names that the source gives its columns. A missing cell is empty. */
export type Entry<Column extends string = string> = Readonly<Record<Column, string>> & {
  /** Where it is in the file. */
  readonly line: number;
};

/** A row for a table, without the file that it came from. */
export type TableRow = readonly [table: string, row: Readonly<Record<string, unknown>>];

/** Says of a row that it can't be used, and why. */
export type LeaveOut = (entry: { readonly line: number }, reason: string) => void;

/** How a table is read: a workbook's sheet, with a head; cells divided by commas, with a head, or by spaces, without. */
export type Format = 'csv' | 'spaced' | { readonly sheet?: string };

/** A file that is imported: everything that is known about it, in one place. */
export interface Source {
  /** Names it in commands and answers. */
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  /** Where people find it. */
  readonly page: string;
  /** The file itself or an archive with it. Null if it can only be downloaded by hand. */
  readonly download: string | null;
  /** Its name. The first group is its year or edition; without one there is only one. */
  readonly file: RegExp;
  /** The whole year or edition of what the name has of it. @default as in the name */
  readonly editionOf?: (inName: string) => string;
  /** Editions that are used side by side: years, or lists that have nothing to do with each other. Otherwise the newest is. */
  readonly editions?: 'years' | 'lists';
  /** Its date, if it has one in its name or in what it says of itself. Otherwise that of the folder's list. */
  readonly dated?: (edition: string) => string;
  /** How often a new one appears, in months. It is due after that. */
  readonly months: number;
  readonly format: Format;
  readonly columns: Readonly<Record<string, ColumnName>>;
  /** Columns that not every edition has. */
  readonly optional?: Readonly<Record<string, ColumnName>>;
  readonly license: string;
  readonly attribution: string;
  readonly tables: readonly string[];
  readonly load: (entries: AsyncIterable<Entry>, leaveOut: LeaveOut) => AsyncIterable<TableRow>;
}

/** Declares a source. Its columns are the names that `load` gets. */
export const defineSource = <Column extends string, Optional extends string = never>(
  source: Omit<Source, 'columns' | 'optional' | 'load'> & {
    readonly columns: Readonly<Record<Column, ColumnName>>;
    readonly optional?: Readonly<Record<Optional, ColumnName>>;
    readonly load: (
      entries: AsyncIterable<Entry<Column | Optional>>,
      leaveOut: LeaveOut,
    ) => AsyncIterable<TableRow>;
  },
): Source => source as Source;

const plain = (name: string) => name.replaceAll(/\s+/g, ' ').trim().toLowerCase();
const matches = (pattern: string | RegExp, name: string) =>
  typeof pattern === 'string' ? plain(pattern) === plain(name) : pattern.test(name.trim());

function indexOf(wanted: ColumnName, names: readonly string[]): number {
  const patterns = typeof wanted === 'string' || wanted instanceof RegExp ? [wanted] : wanted;
  return names.findIndex((name) => patterns.some((pattern) => matches(pattern, name)));
}

/** Where the columns of a head are. `missing`: those that a file of this source must have. */
export function headOf({ columns, optional = {} }: Source, { cells }: Line) {
  const find = (wanted: Source['columns']) =>
    Object.entries(wanted).map(([column, name]) => ({ column, name, at: indexOf(name, cells) }));
  const required = find(columns);
  return {
    width: cells.length,
    missing: required.filter(({ at }) => at < 0).map(({ name }) => nameOf(name)),
    at: [...required, ...find(optional)],
  };
}
const nameOf = (name: ColumnName): string => {
  if (typeof name === 'string') return name;
  return name instanceof RegExp ? name.source.replaceAll(/[\^$\\]/g, '') : nameOf(name[0]!);
};
export type Head = ReturnType<typeof headOf>;

/** Columns of a table without a head, in their order. */
export const withoutHead = ({ columns }: Source): Head => ({
  width: Object.keys(columns).length,
  missing: [],
  at: Object.keys(columns).map((column, at) => ({ column, name: column, at })),
});

export const entryOf = ({ at }: Head, { line, cells }: Line): Entry =>
  Object.fromEntries([
    ['line', line],
    ...at.map((column) => [column.column, cells[column.at] ?? '']),
  ]) as Entry;
