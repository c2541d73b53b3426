import { useState } from 'react';
import type { TableProps } from './Table.types.ts';

/**
 * Which rows to highlight because they arrived after the table was opened. Each is highlighted once, when it is first
 * visible, not again when it scrolls back into view.
 */
export function useArrivals<Row>({
  rows,
  rowKey,
  newRow,
}: Pick<TableProps<Row>, 'rows' | 'rowKey' | 'newRow'>) {
  const [seen] = useState(() => new Set(rows.filter((row) => newRow?.is(row)).map(rowKey)));
  const [markSeen] = useState(() => (key: string) => {
    seen.add(key);
  });
  return { isArriving: (row: Row) => newRow?.is(row) === true && !seen.has(rowKey(row)), markSeen };
}
