import type { ReactNode } from 'react';
import type { TableProps as AriaTableProps } from 'react-aria-components/Table';
import type { RootProps } from '../Box/rootProps.ts';

export const dataTableDensities = ['comfortable', 'compact'] as const;
export const dataTableSelectionModes = ['none', 'single', 'multiple'] as const;
export const dataTableStatuses = ['loading', 'ready', 'loadingMore', 'failed'] as const;

/** A share of the width, such as `1fr`, or px. */
export type DataTableWidth = number | `${number}fr` | `${number}%`;

export interface DataTableColumn<Item> {
  id: string;
  /** Column head. */
  label: string;
  cell: (item: Item) => ReactNode;
  /** Names its row for screen readers. Set it on one column, which can't be hidden. */
  isRowHeader?: boolean;
  /** @default false */
  isSortable?: boolean;
  /** Numbers align at the end. @default 'start' */
  align?: 'start' | 'end';
  /** Width at first. @default '1fr' */
  width?: DataTableWidth;
  /** In px. @default 120 */
  minWidth?: number;
}

export interface DataTableSort {
  /** Id of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** What people change about a table. It can be stored, or put into a URL. */
export interface DataTableState {
  /** The source sorts its rows by it. */
  sort: DataTableSort | null;
  /** Width of each column that was resized, by its id. */
  widths: Readonly<Record<string, DataTableWidth>>;
  /** Ids of hidden columns. */
  hidden: readonly string[];
  /** Ids of columns that stay in view at the start. */
  pinned: readonly string[];
  density: (typeof dataTableDensities)[number];
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
  /** Makes rows links. */
  getHref?: (item: Item) => string | undefined;
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
