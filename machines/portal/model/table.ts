import type { Phrase, WritePhrase } from '../../system/model/phrase.ts';
import type { TabValue } from '../../shell/model/navigation.ts';

/** The value of a cell. Dates are ISO 8601 instants in UTC. */
export type CellValue = string | number | boolean | readonly string[] | null;

/** A row of a table. Values without a column are for its actions. */
export type PortalRow = Readonly<Record<string, CellValue>> & { readonly id: string };

/**
 * How values are sorted, displayed and exported: `person` is a name with a portrait, `progress` and `score` are whole
 * percentages, `tags` is a list of words.
 */
export const columnKinds = [
  'text',
  'person',
  'number',
  'score',
  'progress',
  'date',
  'status',
  'tags',
] as const;
export type ColumnKind = (typeof columnKinds)[number];

export const narrowColumns = ['line', 'inline', 'inlineLabeled', 'hidden'] as const;

/** Meanings of a status. The theme gives each a color. */
export const statusTones = ['neutral', 'info', 'positive', 'caution', 'critical', 'honor'] as const;
export type StatusTone = (typeof statusTones)[number];

/** Words for the ids that stand in cells. */
export type ValueNames = Readonly<Record<string, Phrase>>;

export interface PortalColumn {
  /** Key of the value in rows; also the name of its filter in the URL. */
  key: string;
  /** Column heading. */
  label: Phrase;
  kind: ColumnKind;
  /** Minimum width in rem. @default 10 */
  width?: number;
  /** @default true */
  sortable?: boolean;
  /** Whether the table has this column. Others are only for filters, search and export. @default true */
  isDrawn?: boolean;
  /** Key of the column whose value stands in the second line of its cells. */
  second?: string;
  /**
   * What becomes of it on a phone: a line of its own, beside the next ones, or left out, as what the record has is. By its
   * kind if not given.
   */
  narrowAs?: (typeof narrowColumns)[number];
  /** Whether it is searched. @default true for text, false for numbers and dates */
  searched?: boolean;
  /** Filters rows by one of its values. `all` is the label of the option for no filter. */
  filter?: { all: Phrase; options?: readonly string[] };
  /** Of a `status`: possible values in sort order. */
  statuses?: readonly { value: string; tone: StatusTone }[];
  /** Names of values that are ids. Other values are displayed as they are. */
  names?: ValueNames;
  /** Of a `person`: key of the portrait, keys of the line below the name, and names of their values that are ids. */
  person?: { image?: string; note?: readonly string[]; names?: ValueNames };
}

/** The URL that an action opens: `{tab}/{step}/{id}`. */
export interface RowRoute {
  /** @default the table's tab */
  tab?: TabValue;
  step?: string;
}

/** An action on a row: it opens a URL, or the page does it. */
export interface RowAction {
  id: string;
  /** A verb. For screen readers, the row's name follows it. */
  label: Phrase;
  /** Which rows have it. @default all */
  when?: (row: PortalRow) => boolean;
  /** Why the button is disabled, displayed beside it; null: it is enabled. @default null */
  refusal?: (row: PortalRow) => Phrase | null;
  /** Id of the action that this one replaces where that is not available. The button keeps the focus. */
  insteadOf?: string;
  to?: RowRoute;
}

export interface TableSort {
  /** Key of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** A table or list of a portal as data. All portals share this pattern (docs/decisions/026). */
export interface PortalTable {
  /** Name of its exported file, its remembered position and its stored views: `university-applications`. */
  id: string;
  tab: TabValue;
  title: Phrase;
  /** Noun for rows: `application`, `applications`. */
  noun: { one: Phrase; many: Phrase };
  /** The first of kind `person`, otherwise the first column, has the row's name. */
  columns: readonly PortalColumn[];
  search: { label: Phrase; placeholder: Phrase };
  /** Order until the person chooses another. */
  sort: TableSort;
  /** Path segment after the tab that opens a row over the table. */
  step: string;
  /** Buttons at the end of a row. */
  actions: readonly RowAction[];
  /** Width of the actions in rem. @default estimated from their labels */
  actionWidth?: number;
  /** Key of the filtered column whose values are the standard views. @default only one view, of all rows */
  viewsBy?: string;
  /** Whether the rows can be saved as a file. @default true */
  canSave?: boolean;
  /** Shown if there are no rows at all. */
  empty: { title: Phrase; text: Phrase };
}

/** The column with the row's name. */
export function namingColumn({ columns }: Pick<PortalTable, 'columns'>): PortalColumn {
  const column = columns.find(({ kind }) => kind === 'person') ?? columns[0];
  if (!column) throw new Error('A table needs a column');
  return column;
}

export const nameOf = (table: Pick<PortalTable, 'columns'>, row: PortalRow): string =>
  String(row[namingColumn(table).key] ?? '');

/** How texts are written that a table searches, sorts by and saves. */
export interface TableWriter {
  /** BCP 47 tag. */
  locale: string;
  write: WritePhrase;
}

/** Words for the values of a column. */
export const nameOfValue = (names: ValueNames | undefined, value: string): Phrase => names?.[value] ?? value;

/** The line below a person's name: the words of each key that has a value. */
export const noteOf = ({ person }: Pick<PortalColumn, 'person'>, row: PortalRow): readonly Phrase[] =>
  (person?.note ?? []).flatMap((key) => {
    const value = String(row[key] ?? '');
    return value ? [nameOfValue(person?.names, value)] : [];
  });
