import type { TableSort } from '@vetsync/machines/portal/model';

/** The order that a column's head asks for: `oldest`, `score`, `-score`. */
export function sortTextOf({ column, direction }: TableSort): string {
  if (column === 'submitted') return direction === 'descending' ? 'newest' : 'oldest';
  return (direction === 'descending' ? '-' : '') + column;
}
