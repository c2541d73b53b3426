import type { MouseEvent, ReactNode } from 'react';
import type { RootProps } from '../Box/rootProps.ts';

export const tableDensities = ['comfortable', 'compact'] as const;
/**
 * What becomes of a cell on narrow screens: with its label, on a line of its own, beside the next ones, so with its label,
 * in the room that those leave at the end of their line, in the corner of the row, or left out.
 */
export const narrowLayouts = [
  'labeled',
  'line',
  'inline',
  'inlineLabeled',
  'rest',
  'corner',
  'hidden',
] as const;

/** What `Table` and `DataTable` both take of a column. */
export interface AnyTableColumn<Row> {
  id: string;
  /** Column head. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** Names its row: the row header for screen readers, and the row's link. Set it on one column. */
  isRowHeader?: boolean;
  /** Its head sorts the rows. @default false */
  isSortable?: boolean;
  /** Numbers align at the end. @default 'start' */
  align?: 'start' | 'end';
}

export interface TableColumn<Row> extends AnyTableColumn<Row> {
  /** Minimum width in rem, and the share of extra space. If the columns don't fit, cells flow below the name. @default 10 */
  width?: number;
  /** A second value in the same cells, by which the rows can be sorted too. */
  second?: { id: string; label: string };
  /** Contains buttons or checkboxes. Never cut off, and without a label on narrow screens. @default false */
  isControls?: boolean;
  /** @default 'labeled', controls 'line', or 'corner' in the first column */
  narrowAs?: (typeof narrowLayouts)[number];
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
  /** On narrow screens, leaves the heads out if the rows are sorted elsewhere, such as in a sheet. @default false */
  isHeadHiddenIfNarrow?: boolean;
  /** What can be done with the selected rows. Stands in the place of the head. */
  bar?: ReactNode;
  /** Keys of the selected rows, if rows can be selected. */
  selectedKeys?: ReadonlySet<string>;
  /** @default 'comfortable' */
  density?: (typeof tableDensities)[number];
  /** Makes rows links, with their names as the text; without a result, a row is none. Keep it referentially stable. */
  getHref?: (row: Row) => string | null | undefined;
  /** Called when a row is pressed, before the browser follows its link. Keep it referentially stable. */
  onRowPress?: (row: Row, event: MouseEvent) => void;
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
