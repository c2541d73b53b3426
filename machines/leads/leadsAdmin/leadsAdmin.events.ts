import type { DownloadEmitted, FeedEvent } from '../../system/model/index.ts';
import type { LeadFilters, LeadsRoute, LeadsTab, StoredLead } from '../model/index.ts';

/** Events that the leads screen sends. */
export type LeadsAdminEvent =
  | { type: 'tab.choose'; tab: LeadsTab }
  | { type: 'search.change'; q: string }
  | { type: 'filter.change'; filter: 'veteran' | 'source'; value: string | null }
  | { type: 'sort.change'; sort: LeadFilters['sort'] }
  /** Resets search and filters, but not the sort order. */
  | { type: 'filters.clear' }
  /** The last loaded row is near the viewport. */
  | { type: 'list.endReached' }
  /** Whether the top of the list is scrolled out of view. */
  | { type: 'list.scrolled'; away: boolean }
  /** Shows the counted new leads. */
  | { type: 'arrivals.show' }
  /** Retries what failed: the list or the next page. */
  | { type: 'list.retry' }
  /** Downloads a CSV with the same search, filters and order. */
  | { type: 'export.start' }
  /** Closes the open lead. */
  | { type: 'row.close' }
  /** Opens the previous or next lead. */
  | { type: 'row.step'; to: 'previous' | 'next' }
  /** Retries loading the open lead. */
  | { type: 'detail.retry' };

/** Events from the app: the browser's connection, the session, the URL. */
export type LeadsAdminParentEvent =
  | { type: 'connection.changed'; online: boolean }
  | { type: 'session.ended' }
  /** The administrator has signed in again in the proof dialog. */
  | { type: 'session.resumed' }
  | { type: 'location.changed'; route: LeadsRoute };

export type LeadsAdminEmitted =
  | DownloadEmitted
  /** The URL should contain tab, search, filters, sort and lead. `isClosing`: the open lead was closed. */
  | { type: 'location.changed'; route: LeadsRoute; isClosing: boolean }
  /** The server denied access: the session machine should reload the session. */
  | { type: 'session.refresh' };

/** Events of the live feed of leads. */
export type LeadFeedEvent = FeedEvent<StoredLead>;
