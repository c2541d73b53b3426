import type { RequestsRoute, SolutionStatus } from '../model/index.ts';
import type { DownloadEmitted, SessionRefreshEmitted, ToastEmitted } from '../../system/model/index.ts';

/** Events that the inbox and its open request send. */
export type SolutionRequestsEvent =
  | { type: 'search.change'; q: string }
  | { type: 'filter.change'; status: SolutionStatus | null }
  | { type: 'filters.clear' }
  /** The last loaded row is near the viewport. */
  | { type: 'list.endReached' }
  /** Retries what failed: the list or the next page. */
  | { type: 'list.retry' }
  /** Downloads a CSV with the same search and filter. */
  | { type: 'export.start' }
  | { type: 'row.close' }
  /** Opens the previous or next request. */
  | { type: 'row.step'; to: 'previous' | 'next' }
  /** Retries loading the open request. */
  | { type: 'detail.retry' }
  /** Sets the status of the open request. */
  | { type: 'status.choose'; status: SolutionStatus };

/** Events from the app: the URL, the session. */
export type SolutionRequestsParentEvent =
  | { type: 'session.ended' }
  /** The administrator has signed in again in the proof dialog. */
  | { type: 'session.resumed' }
  | { type: 'location.changed'; route: RequestsRoute };

export type SolutionRequestsEmitted =
  | DownloadEmitted
  | SessionRefreshEmitted
  | ToastEmitted
  /** The URL should contain this route. `isClosing`: the open request was closed. */
  | { type: 'location.changed'; route: RequestsRoute; isClosing: boolean };
