import { useLayoutEffect, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { TableProps } from './Table.types.ts';
import { cellAfterKey, type TableExtent, type TablePosition } from './gridNavigation.ts';

/** The link over a row is the same as its name's, so only the pointer reaches it. */
const controls = 'a[href]:not([data-cover]), button, input, select, textarea';
const typing = 'input:not([type=checkbox]), select, textarea';
const cells = '[data-column]';

function positionOf(cell: HTMLElement): TablePosition {
  const row = cell.closest<HTMLElement>('[data-index]');
  return { row: Number(row?.dataset.index), column: Number(cell.dataset.column) };
}

/** The element that takes focus for a cell: its control if it has exactly one, otherwise the cell. */
function focusableOf(cell: HTMLElement): HTMLElement {
  const [control, another] = cell.querySelectorAll<HTMLElement>(controls);
  return control && !another ? control : cell;
}

export function focusCell(body: HTMLElement | null, { row, column }: TablePosition) {
  const cell = body?.querySelector<HTMLElement>(`[data-index="${row}"] > [data-column="${column}"]`);
  if (!cell) return;
  focusableOf(cell).focus({ preventScroll: true });
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Roving tabindex: Tab reaches one row and its controls. Arrow keys reach the other rows and cells. */
function updateTabIndexes(body: HTMLElement | null, stop: TablePosition) {
  for (const cell of body?.querySelectorAll<HTMLElement>(cells) ?? []) {
    const { row, column } = positionOf(cell);
    const inRow = row === stop.row ? 0 : -1;
    const isStop = row === stop.row && column === stop.column;
    // Written only if it differs, because this runs at every render.
    const ownControls = [...cell.querySelectorAll<HTMLElement>(controls)];
    for (const control of ownControls) if (control.tabIndex !== inRow) control.tabIndex = inRow;
    const own = isStop && ownControls.length !== 1 ? 0 : -1;
    if (cell.tabIndex !== own) cell.tabIndex = own;
  }
}

/**
 * Keyboard navigation of a table as a grid. The focused cell is remembered by its row's key, so that rows arriving
 * above don't move focus.
 */
export function useGridNavigation<Row>(
  body: RefObject<HTMLElement | null>,
  { rows, rowKey }: Pick<TableProps<Row>, 'rows' | 'rowKey'>,
) {
  const [focused, setFocused] = useState<{ key: string; position: TablePosition } | null>(null);
  const rememberFocus = (position: TablePosition) => {
    const row = rows[position.row];
    if (row !== undefined) setFocused({ key: rowKey(row), position });
  };
  return {
    focused: currentPosition(focused, rows, rowKey),
    handlers: (extent: TableExtent) => ({
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const target = event.target as HTMLElement;
        const cell = target.closest<HTMLElement>(cells);
        if (!cell || event.altKey || event.shiftKey || target.matches(typing)) return;
        const withControl = event.ctrlKey || event.metaKey ? 'Control+' : '';
        const to = cellAfterKey(`${withControl}${event.key}`, positionOf(cell), extent);
        if (!to) return;
        event.preventDefault();
        flushSync(() => rememberFocus(to));
        focusCell(body.current, to);
      },
      onFocus({ target }: FocusEvent<HTMLElement>) {
        const cell = target.closest<HTMLElement>(cells);
        if (cell) rememberFocus(positionOf(cell));
      },
    }),
  };
}

/** @param stop The cell that Tab reaches, in the row whose controls it passes through. */
export function useRovingTabIndex(body: RefObject<HTMLElement | null>, stop: TablePosition) {
  // At every render, because scrolling adds rows with their own controls.
  useLayoutEffect(() => updateTabIndexes(body.current, stop));
}

/** The focused row's current position, or null if it is gone. */
function currentPosition<Row>(
  focused: { key: string; position: TablePosition } | null,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): TablePosition | null {
  if (!focused) return null;
  const { key, position } = focused;
  const there = rows[position.row];
  if (there !== undefined && rowKey(there) === key) return position;
  const row = rows.findIndex((other) => rowKey(other) === key);
  return row === -1 ? null : { ...position, row };
}
