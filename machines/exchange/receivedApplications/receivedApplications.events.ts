import type { ApplicationDecision } from '../../model/exchange/decideApplication.ts';
import type { ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import type { ApplicationFilters, ApplicationsRoute } from '../model/index.ts';

/** Events that the list of applications and the open one send. */
export type ReceivedApplicationsEvent =
  | { type: 'page.retry' }
  | { type: 'search.change'; q: string }
  | { type: 'status.filter'; status: ApplicationFilters['status'] }
  | { type: 'sort.change'; sort: ApplicationFilters['sort'] }
  /** Resets search and status, but not the order. */
  | { type: 'filters.clear' }
  /** The last loaded row is near the viewport. */
  | { type: 'list.endReached' }
  /** Whether the top of the list is scrolled out of view. */
  | { type: 'list.scrolled'; away: boolean }
  /** Retries what failed: the list or the next page. */
  | { type: 'list.retry' }
  /** Shows the counted new applications. */
  | { type: 'arrivals.show' }
  | { type: 'row.close' }
  /** Opens the previous or next application. */
  | { type: 'row.step'; to: 'previous' | 'next' }
  | { type: 'detail.retry' }
  | { type: 'history.retry' }
  | { type: 'decision.choose'; decision: ApplicationDecision | null }
  | { type: 'words.change'; field: 'message' | 'notes'; text: string }
  | { type: 'decision.send' }
  /** Takes back the last decision. */
  | { type: 'decision.undo' };

/** Events from the app. */
export type ReceivedApplicationsParentEvent =
  | ProofParentEvent
  | { type: 'location.changed'; route: ApplicationsRoute };

export type ReceivedApplicationsEmitted =
  | ProofEmitted
  /** The URL should contain this route. `isClosing`: the open application was closed. */
  | { type: 'location.changed'; route: ApplicationsRoute; isClosing: boolean };
