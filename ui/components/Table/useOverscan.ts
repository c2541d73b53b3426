import { useEffect, useState } from 'react';
import type { TableProps } from './Table.types.ts';

/** Rows rendered above and below the visible ones. */
const overscan = 4;

/**
 * How many rows to render beyond the visible ones. Another order replaces all rows at once, so first only those in sight
 * are rendered, and the others after they are painted.
 */
export function useOverscan<Row>({ sort }: Pick<TableProps<Row>, 'sort'>): number {
  const order = sort ? `${sort.column} ${sort.direction}` : '';
  const [painted, setPainted] = useState(order);
  useEffect(() => {
    if (order === painted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(order));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [order, painted]);
  return order === painted ? overscan : 0;
}
