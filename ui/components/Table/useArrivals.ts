import { useState } from 'react';
import type { TableProps } from './Table.types.ts';

/**
 * Which rows have arrived since the table was opened and are to be lit up. Each is lit once, when it is first seen,
 * not again when it scrolls out of sight and back.
 */
export function useArrivals<Row>({
  rows,
  rowKey,
  newRow,
}: Pick<TableProps<Row>, 'rows' | 'rowKey' | 'newRow'>) {
  const [settled] = useState(() => new Set(rows.filter((row) => newRow?.is(row)).map(rowKey)));
  const [settle] = useState(() => (key: string) => {
    settled.add(key);
  });
  return { isArriving: (row: Row) => newRow?.is(row) === true && !settled.has(rowKey(row)), settle };
}
