import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  /** Word in the head; on narrow places it stands before the value. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** Least width in rem, and share of what is left over. Where all do not fit, rows become cards. @default 10 */
  width?: number;
  /** Names its row: read with every cell of it, and the title of its card. One column of the table. */
  isRowHeader?: boolean;
  /** @default false */
  isSortable?: boolean;
  /** Figures align at their end. @default 'start' */
  align?: 'start' | 'end';
  /** Holds buttons or boxes to press: never cut, and on a card without its word. @default false */
  isControls?: boolean;
  /** Stands in the head instead of the word, which it has to say. */
  head?: ReactNode;
}

export interface TableSort {
  /** Id of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** What stands below the last row while there are more to come. */
export interface TableMore {
  state: 'loading' | 'failed';
  label: string;
  /** Tries again. */
  action?: ReactNode;
}

export interface TableProps<Row> {
  /** Names the table for people who listen to it. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /**
   * The same for a row as long as it lives, different for every other row. The function, like `columns`, stays the
   * same from drawing to drawing: scrolling then draws nothing but new rows.
   */
  rowKey: (row: Row) => string;
  /** All rows, with those not fetched yet. @default the rows given */
  rowCount?: number | 'unknown';
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  /** The last rows are coming into sight: fetch more. Called again for each longer list. */
  onEndReached?: () => void;
  /** The top of the list went out of sight or came back. */
  onScrolledAway?: (isAway: boolean) => void;
  more?: TableMore;
  /** Key of the row that comes first when the table is first drawn: where somebody was before. */
  topRow?: string | null;
  /** Px of that row that are scrolled out of sight. @default 0 */
  topOffset?: number;
  /** Once scrolling has come to rest: the key of the first row in sight and its px out of sight, or null at the top of the list. */
  onTopRow?: (key: string | null, offset: number) => void;
  /** Key of the row that was used last; marked, and brought into sight when it becomes another. */
  currentRow?: string | null;
  /** Whether something lies over the table. When it goes, the current row takes the focus. @default false */
  isCovered?: boolean;
  /** Rows that have just arrived: they are lit up for a moment and keep the word. */
  newRow?: { is: (row: Row) => boolean; label: string };
}
