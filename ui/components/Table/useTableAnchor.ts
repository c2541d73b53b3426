import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { TableProps } from './Table.types.ts';

type Options<Row> = Pick<TableProps<Row>, 'rows' | 'rowKey' | 'topRow' | 'topOffset' | 'currentRow'>;

/**
 * Controls the scroll position: restores the last one at first, scrolls to the top when the first row changes, and to
 * the current row when that changes.
 */
export function useTableAnchor<Row>(
  { rows, rowKey, topRow, topOffset = 0, currentRow }: Options<Row>,
  scrollTo: (index: number, align: 'start' | 'auto') => void,
  restore: (index: number, offset: number) => void,
) {
  const [head] = rows;
  const headKey = head && rowKey(head);
  const isFirst = useRef(true);
  const show = useEffectEvent((key: string | null | undefined, align: 'start' | 'auto') => {
    const index = rows.findIndex((row) => rowKey(row) === key);
    if (index >= 0) scrollTo(index, align);
  });
  const beginAt = useEffectEvent((key: string | undefined) => {
    const index = rows.findIndex((row) => rowKey(row) === topRow);
    if (!isFirst.current) show(key, 'start');
    else if (index >= 0) restore(index, topOffset);
  });
  // Another order, other filters or new rows on request: scroll to the top.
  useLayoutEffect(() => beginAt(headKey), [headKey]);
  useEffect(() => {
    if (!isFirst.current) show(currentRow, 'auto');
    isFirst.current = false;
  }, [currentRow]);
}
