/** A cell by the index of its row and of its column. */
export interface TablePosition {
  row: number;
  column: number;
}

export interface TableExtent {
  rows: number;
  columns: number;
  /** Rows that a page key passes. */
  page: number;
}

/** Where a key leads, before it is kept inside the table. */
const steps: Record<string, (from: TablePosition, extent: TableExtent) => TablePosition> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }, { page }) => ({ row: row - page, column }),
  PageDown: ({ row, column }, { page }) => ({ row: row + page, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  'Control+Home': () => ({ row: 0, column: 0 }),
  'Control+End': (_from, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
};

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/**
 * The cell a key leads to (ARIA Authoring Practices, "Grid").
 *
 * @param key As in `KeyboardEvent.key`, with `Control+` before it where that was held.
 * @returns null for keys that lead nowhere.
 */
export function walk(key: string, from: TablePosition, extent: TableExtent): TablePosition | null {
  const to = steps[key]?.(from, extent);
  return to ? { row: clamp(to.row, extent.rows - 1), column: clamp(to.column, extent.columns - 1) } : null;
}
