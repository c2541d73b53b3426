import type { RequestsRoute, SolutionStatus } from '../model/index.ts';
import type { SessionLookEmitted, ToastEmitted } from '../../system/model/index.ts';

/** Events that the inbox, and the request open over it send. */
export type SolutionRequestsEvent =
  | { type: 'search.change'; q: string }
  | { type: 'filter.change'; status: SolutionStatus | null }
  | { type: 'filters.clear' }
  /** The last fetched row is near the screen. */
  | { type: 'list.endReached' }
  /** Try again what failed: the list, the next page. */
  | { type: 'list.retry' }
  | { type: 'row.close' }
  /** To the request before or behind the open one. */
  | { type: 'row.walk'; to: 'previous' | 'next' }
  /** Read the open request again, which could not be read. */
  | { type: 'detail.retry' }
  /** Set the status of the open request. */
  | { type: 'status.choose'; status: SolutionStatus };

/** Events from the app: the address bar, the session. */
export type SolutionRequestsParentEvent =
  | { type: 'session.ended' }
  /** The administrator proved who they are, over the page. */
  | { type: 'session.resumed' }
  | { type: 'location.changed'; route: RequestsRoute };

export type SolutionRequestsEmitted =
  | SessionLookEmitted
  | ToastEmitted
  /** The address should name this; `isClosing`: the open request was closed. */
  | { type: 'location.changed'; route: RequestsRoute; isClosing: boolean };
