import type { ToastNotice } from '../../system/model/emitted.ts';
import type { TabValue } from '../../shell/model/navigation.ts';
import type { Query } from '../../model/text/query.ts';
import type { WorldCommand } from '../../model/world/index.ts';

/** What a cell holds. Dates are ISO 8601 instants in UTC. */
export type CellValue = string | number | boolean | readonly string[] | null;

/** One line of a table. What columns don't name is there for its actions. */
export type PortalRow = Readonly<Record<string, CellValue>> & { readonly id: string };

/**
 * How a value is sorted, drawn and written: `person` is a name beside its portrait, `progress` and `score` are whole
 * percentages, `tags` a list of words.
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

/** What a status means to its reader; never a color's name. */
export const statusTones = ['neutral', 'info', 'positive', 'caution', 'critical', 'honor'] as const;
export type StatusTone = (typeof statusTones)[number];

export interface PortalColumn {
  /** Key of the rows' value; also its name in the address. */
  key: string;
  /** Word in the head. */
  label: string;
  kind: ColumnKind;
  /** Least width in rem. @default 10 */
  width?: number;
  /** @default true */
  sortable?: boolean;
  /** Drawn or not, it is filtered, searched and written to the file. @default true */
  isDrawn?: boolean;
  /** Whether the search looks in it. @default true for words, false for figures and dates */
  searched?: boolean;
  /** Offers to list rows with one of its values only; `all` is the choice of none. */
  filter?: { all: string; options?: readonly string[] };
  /** Of a `status`: what may stand there, in the order they sort. */
  statuses?: readonly { label: string; tone: StatusTone }[];
  /** Of a `person`: keys of portrait and of the line below the name. */
  person?: { image?: string; note?: string };
}

/** A place that belongs to rows: `{tab}/{step}/{id}`, or the tab as it is looked through for them. */
export interface RowRoute {
  /** @default the table's own */
  tab?: TabValue;
  step?: string;
  query?: (row: PortalRow) => Query;
  /** Key whose value stands for the row there. @default 'id' */
  key?: string;
}

/** What can be done with a row: goes to a place of it, or asks something of the world. */
export interface RowAction {
  id: string;
  /** A verb. The row's name follows it for those who listen. */
  label: string;
  /** @default false */
  isPrimary?: boolean;
  /** Rows that it is offered for. @default all */
  when?: (row: PortalRow) => boolean;
  /** Why it can't be done now, said beside its button; null: it can. @default null */
  refusal?: (row: PortalRow) => string | null;
  /** Id of the action whose place it takes where that is not offered; the focus stays in that place. */
  insteadOf?: string;
  to?: RowRoute;
  command?: (row: PortalRow) => WorldCommand;
  /** Said once the command went out. */
  toast?: (row: PortalRow) => ToastNotice;
}

/** Takes back what was done with many rows. */
export interface BulkUndo {
  /** Whether the row still is as the action left it. */
  appliesTo: (row: PortalRow) => boolean;
  /** `id` is the one that the action's command was given. */
  command: (id: string) => WorldCommand;
  /** Says what was done. */
  title: (count: number) => string;
  toast: (count: number) => ToastNotice;
}

/** What can be done with all selected rows at once. */
export interface BulkAction {
  id: string;
  label: string;
  /** Rows that it makes sense for; others that are selected are left as they are. @default all */
  when?: (row: PortalRow) => boolean;
  /** How many rows it takes. @default from 1 to all */
  least?: number;
  most?: number;
  /** Goes to `{tab}/{step}/{id,id,…}`. */
  to?: RowRoute;
  /** `id` is drawn for each row; a decision takes it as its own, so that it can be undone. */
  command?: (row: PortalRow, id: string) => WorldCommand;
  /** Offered above the list once the commands went out, as long as it applies to one of the rows. */
  undo?: BulkUndo;
  /** Asked before the commands go out. `confirm` says what will be done. */
  question?: (count: number) => { title: string; text: string; confirm: string };
  /** Said afterwards. */
  toast?: (count: number) => ToastNotice;
}

export interface TableSort {
  /** Key of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** A table or list of a portal, told as data: every portal's lists are this one pattern (docs/decisions/026). */
export interface PortalTable {
  /** Names its file and its remembered place: `university-applications`. */
  id: string;
  tab: TabValue;
  title: string;
  /** What a row is: `application`, `applications`. */
  noun: { one: string; many: string };
  /** The first of kind `person`, else the first of all, names its row. */
  columns: readonly PortalColumn[];
  search: { label: string; placeholder: string };
  /** The order while none is chosen. */
  sort: TableSort;
  /** Steps behind the tab that open a row over the table. The first is what opening a row means. */
  steps: readonly string[];
  actions: readonly RowAction[];
  /** Room that the actions take, in rem. @default by the length of their words */
  actionWidth?: number;
  bulk: readonly BulkAction[];
  /** Said where there are no rows at all. */
  empty: { title: string; text: string };
}

/** The column that names its row. */
export function namingColumn({ columns }: Pick<PortalTable, 'columns'>): PortalColumn {
  const column = columns.find(({ kind }) => kind === 'person') ?? columns[0];
  if (!column) throw new Error('A table needs a column');
  return column;
}

/** What a row is called. */
export const nameOf = (table: Pick<PortalTable, 'columns'>, row: PortalRow): string =>
  String(row[namingColumn(table).key] ?? '');

/** `1 application`, `1,204 applications`. */
export const countOf = ({ noun }: Pick<PortalTable, 'noun'>, count: number, locale = 'en-US'): string =>
  `${count.toLocaleString(locale)} ${count === 1 ? noun.one : noun.many}`;
