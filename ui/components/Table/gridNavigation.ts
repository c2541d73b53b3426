/** A cell by its row and column index. */
export interface TablePosition {
  row: number;
  column: number;
}

export interface TableExtent {
  rows: number;
  columns: number;
  /** Number of rows that Page Up and Page Down move. */
  page: number;
}

/** The target of each key, before it is clamped to the table. */
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
 * The cell that a key moves to (ARIA Authoring Practices, "Grid").
 *
 * @param key As in `KeyboardEvent.key`, prefixed with `Control+` if that key was down.
 * @returns null for other keys.
 */
export function cellAfterKey(key: string, from: TablePosition, extent: TableExtent): TablePosition | null {
  const to = steps[key]?.(from, extent);
  return to ? { row: clamp(to.row, extent.rows - 1), column: clamp(to.column, extent.columns - 1) } : null;
}
