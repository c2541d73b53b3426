import type { ReceivedApplicationsView } from '@vetsync/machines/exchange/receivedApplications';
import type { TableSort } from '@vetsync/machines/portal/model';

/** The order that a column's head asks for: `oldest`, `score`, `-score`. */
export function sortTextOf(
  { column, direction }: TableSort,
  listing: ReceivedApplicationsView['listing'],
): string {
  // The server knows one direction of each of the others.
  if (!listing && column !== 'submitted') return column;
  if (column === 'submitted' && !listing?.isInOrder) return direction === 'descending' ? 'newest' : 'oldest';
  return (direction === 'descending' ? '-' : '') + column;
}
