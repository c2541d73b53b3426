import type { ReactNode } from 'react';
import type { TableProps as AriaTableProps } from 'react-aria-components/Table';
import type { RootProps } from '../Box/rootProps.ts';
import type { AnyTableColumn, TableSort, tableDensities } from '../Table/Table.types.ts';

export const dataTableSelectionModes = ['none', 'single', 'multiple'] as const;
export const dataTableStatuses = ['loading', 'ready', 'loadingMore', 'failed'] as const;

/** A share of the width, such as `1fr`, or px. */
export type DataTableWidth = number | `${number}fr` | `${number}%`;

export interface DataTableColumn<Item> extends AnyTableColumn<Item> {
  /** The source sorts its rows by the column. With `sortValue`, the table does. @default false */
  isSortable?: boolean;
  /** What the table sorts its rows by; null comes last. It is also what the CSV file has, if there is no `text`. */
  sortValue?: (item: Item) => string | number | null;
  /** The cell as text, for the CSV file and for a filter. */
  text?: (item: Item) => string;
  /** Adds a field that filters by what the `text` contains. Without a `text`, the source filters. @default false */
  isFilterable?: boolean;
  /** What the row of totals says of the column, of all rows that aren't filtered out. */
  total?: (rows: readonly Item[]) => ReactNode;
  /** Width at first. @default '1fr' */
  width?: DataTableWidth;
  /** In px. @default 120 */
  minWidth?: number;
}

/** What people change about a table. It can be stored, or put into a URL. */
export interface DataTableState {
  /** The table sorts by columns with a `sortValue`, the source by the others. */
  sort: TableSort | null;
  /** What a column has to contain, by its id. */
  filters?: Readonly<Record<string, string>>;
  /** Width of each column that was resized, by its id. */
  widths: Readonly<Record<string, DataTableWidth>>;
  /** Ids of hidden columns. */
  hidden: readonly string[];
  /** Ids of columns that stay in view at the start. */
  pinned: readonly string[];
  density: (typeof tableDensities)[number];
}

/** Where rows come from, a page at a time. */
export interface DataTableSource<Item> {
  /** The rows loaded so far, in the order of the table. */
  rows: readonly Item[];
  status: (typeof dataTableStatuses)[number];
  /** Called near the end of the rows, and to try again after a failure. Leave it out when all are loaded. */
  onLoadMore?: () => void;
}

export interface DataTableProps<Item> extends RootProps<'div'> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly DataTableColumn<Item>[];
  source: DataTableSource<Item>;
  /** A stable, unique key. */
  rowKey: (item: Item) => string;
  /** Rows inside a row, which a button or Right shows below it. */
  getRows?: (item: Item) => readonly Item[];
  /** Controlled keys of the rows that show theirs. Leave it out to let the table keep them. */
  expandedKeys?: AriaTableProps['expandedKeys'];
  defaultExpandedKeys?: AriaTableProps['defaultExpandedKeys'];
  onExpandedChange?: AriaTableProps['onExpandedChange'];
  /** Name of a CSV file, without its ending. With it, the view options offer the rows and columns that are shown as a file. */
  csvName?: string;
  /** Where there is no room for columns, each row is a card. Otherwise the table scrolls sideways. @default false */
  hasCards?: boolean;
  /** Makes rows links. */
  getHref?: (item: Item) => string | null | undefined;
  /** Called when a row is opened by a press or Enter. */
  onRowAction?: (key: string) => void;
  /** Controlled state. Leave it out to let the table keep it. */
  state?: DataTableState;
  /** What differs from the standard at first, if the table keeps its state. */
  defaultState?: Partial<DataTableState>;
  onStateChange?: (state: DataTableState) => void;
  /** `multiple` shows a checkbox in each row and one for all. @default 'none' */
  selectionMode?: (typeof dataTableSelectionModes)[number];
  /** Controlled selection. Leave it out to let the table keep it. */
  selectedKeys?: AriaTableProps['selectedKeys'];
  defaultSelectedKeys?: AriaTableProps['defaultSelectedKeys'];
  onSelectionChange?: AriaTableProps['onSelectionChange'];
  disabledKeys?: AriaTableProps['disabledKeys'];
  /** Beside the view options, such as a search field or what can be done with the selection. */
  actions?: ReactNode;
  /** In the place of no rows, with what to do next. @default 'Nothing here yet' */
  emptyState?: ReactNode;
}
