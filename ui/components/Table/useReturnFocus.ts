import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { TableProps } from './Table.types.ts';
import { focusCell } from './useGridNavigation.ts';

/**
 * Focuses the current row when the dialog above the table closes. A review may have moved on to other rows than the
 * one it was opened from.
 */
export function useReturnFocus<Row>(
  body: RefObject<HTMLElement | null>,
  {
    rows,
    rowKey,
    columns,
    currentRow,
    isCovered = false,
  }: Pick<TableProps<Row>, 'rows' | 'rowKey' | 'columns' | 'currentRow' | 'isCovered'>,
) {
  const wasCovered = useRef(isCovered);
  const focusCurrentRow = useEffectEvent(() => {
    const row = rows.findIndex((item) => rowKey(item) === currentRow);
    const drawn = body.current?.querySelector(`[data-index="${row}"]`);
    const isInDialog = document.activeElement?.closest('[role=dialog], [role=alertdialog]');
    if (isInDialog || drawn?.contains(document.activeElement)) return;
    const column = columns.findIndex(({ isRowHeader }) => isRowHeader);
    focusCell(body.current, { row: Math.max(row, 0), column: Math.max(column, 0) });
  });
  useEffect(() => {
    const isUncovered = wasCovered.current && !isCovered;
    wasCovered.current = isCovered;
    if (!isUncovered) return undefined;
    // The dialog may unmount later than `isCovered` changes, and it first restores focus to where it was opened from.
    const wait = () => {
      const isHidden = body.current?.closest('[inert], [aria-hidden=true]');
      frame = requestAnimationFrame(isHidden ? wait : focusCurrentRow);
    };
    let frame = requestAnimationFrame(wait);
    return () => cancelAnimationFrame(frame);
  }, [body, isCovered]);
}
