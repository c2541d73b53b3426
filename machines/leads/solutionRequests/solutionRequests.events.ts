import type { RouteEmitted, RoutedListEvent } from '../../kit/routedList.ts';
import type { RequestsRoute, SolutionStatus } from '../model/index.ts';
import type { DownloadEmitted, SessionRefreshEmitted, ToastEmitted } from '../../system/model/index.ts';

/** Events that the inbox and its open request send. */
export type SolutionRequestsEvent =
  | RoutedListEvent
  | { type: 'filter.change'; status: SolutionStatus | null }
  /** The last loaded row is near the viewport. */
  | { type: 'list.endReached' }
  /** Downloads a CSV with the same search and filter. */
  | { type: 'export.start' }
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
  | RouteEmitted<RequestsRoute>;
