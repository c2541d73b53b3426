/** A row's position in the displayed order, with the ids of the rows before and after it. */
export interface RowPosition {
  previous: string | null;
  next: string | null;
  /** From 1; 0 if the row is not displayed. */
  position: number;
  count: number;
}

export function rowPositionOf(rows: readonly { id: string }[], id: string): RowPosition {
  const at = rows.findIndex((row) => row.id === id);
  const idAt = (index: number) => (at === -1 ? null : (rows[index]?.id ?? null));
  return { previous: idAt(at - 1), next: idAt(at + 1), position: at + 1, count: rows.length };
}
