import type { RouteEmitted, RoutedListEvent } from '../../kit/routedList.ts';
import type { DownloadEmitted, FeedEvent } from '../../system/model/index.ts';
import type { LeadFilters, LeadsRoute, LeadsTab, StoredLead } from '../model/index.ts';

/** Events that the leads screen sends. */
export type LeadsAdminEvent =
  | { type: 'tab.choose'; tab: LeadsTab }
  | RoutedListEvent
  | { type: 'filter.change'; filter: 'veteran' | 'source'; value: string | null }
  | { type: 'sort.change'; sort: LeadFilters['sort'] }
  /** The last loaded row is near the viewport. */
  | { type: 'list.endReached' }
  /** Whether the top of the list is scrolled out of view. */
  | { type: 'list.scrolled'; away: boolean }
  /** Shows the counted new leads. */
  | { type: 'arrivals.show' }
  /** Downloads a CSV with the same search, filters and order. */
  | { type: 'export.start' };

/** Events from the app: the browser's connection, the session, the URL. */
export type LeadsAdminParentEvent =
  | { type: 'connection.changed'; online: boolean }
  | { type: 'session.ended' }
  /** The administrator has signed in again in the proof dialog. */
  | { type: 'session.resumed' }
  | { type: 'location.changed'; route: LeadsRoute };

export type LeadsAdminEmitted =
  | DownloadEmitted
  | RouteEmitted<LeadsRoute>
  /** The server denied access: the session machine should reload the session. */
  | { type: 'session.refresh' };

/** Events of the live feed of leads. */
export type LeadFeedEvent = FeedEvent<StoredLead>;
