import type { ReactNode } from 'react';
import type { RootProps } from '../Box/rootProps.ts';

export interface TableColumn<Row> {
  id: string;
  /** Column head. On narrow screens it is shown before each value. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** Minimum width in rem, and the share of extra space. If the columns don't fit, rows become cards. @default 10 */
  width?: number;
  /** Names its row: the row header for screen readers and the title of a card. Set it on one column. */
  isRowHeader?: boolean;
  /** @default false */
  isSortable?: boolean;
  /** Numbers align at the end. @default 'start' */
  align?: 'start' | 'end';
  /** Contains buttons or checkboxes. Never cut off, and without a label on cards. @default false */
  isControls?: boolean;
  /** Content of the column head instead of the label. It must include the label's text. */
  head?: ReactNode;
}

export interface TableSort {
  /** Id of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** Shown below the last row while there is more to load. */
export interface TableMore {
  state: 'loading' | 'failed';
  label: string;
  /** A retry button. */
  action?: ReactNode;
}

export interface TableProps<Row> extends RootProps<'div'> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /**
   * A stable, unique key. Keep this function and `columns` referentially stable across renders, so that scrolling
   * renders only new rows.
   */
  rowKey: (row: Row) => string;
  /** Total number of rows, including those not loaded yet. @default the rows given */
  rowCount?: number | 'unknown';
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  /** Called when the last rows come into view, to load more. Called again for each longer list. */
  onEndReached?: () => void;
  /** Called when the top of the list scrolls out of view or back. */
  onScrolledAway?: (isAway: boolean) => void;
  more?: TableMore;
  /** Key of the row to scroll to at first, to restore an earlier position. */
  topRow?: string | null;
  /** How many px of that row are scrolled out of view. @default 0 */
  topOffset?: number;
  /**
   * Called when scrolling stops, with the key of the first visible row and its px out of view, or null at the top of
   * the list.
   */
  onTopRow?: (key: string | null, offset: number) => void;
  /** Key of the row that was opened last. It is marked, and scrolled into view when it changes. */
  currentRow?: string | null;
  /** Whether a dialog covers the table. When it closes, the current row gets focus. @default false */
  isCovered?: boolean;
  /** Rows that have just arrived. They are highlighted briefly and have a badge with the label. */
  newRow?: { is: (row: Row) => boolean; label: string };
}
