import type { LeadFilters, LeadsRoute, LeadsTab, StoredLead } from '../model/index.ts';

/** Events that the leads screen sends. */
export type LeadsAdminEvent =
  | { type: 'tab.choose'; tab: LeadsTab }
  | { type: 'search.change'; q: string }
  | { type: 'filter.change'; filter: 'veteran' | 'source'; value: string | null }
  | { type: 'sort.change'; sort: LeadFilters['sort'] }
  /** Search and filters back to everything; the sort stays. */
  | { type: 'filters.clear' }
  /** The last fetched row is near the screen. */
  | { type: 'list.endReached' }
  /** Whether the top of the list is out of sight. */
  | { type: 'list.scrolled'; away: boolean }
  /** Show the counted new leads. */
  | { type: 'arrivals.show' }
  /** Try again what failed: the list, the next page. */
  | { type: 'list.retry' }
  /** The open lead is closed. */
  | { type: 'row.close' }
  /** To the lead before or behind the open one. */
  | { type: 'row.walk'; to: 'previous' | 'next' }
  /** Read the open lead again, which could not be read. */
  | { type: 'detail.retry' };

/** Events from the app: the browser's connection, the session, the address bar. */
export type LeadsAdminParentEvent =
  | { type: 'connection.changed'; online: boolean }
  | { type: 'session.ended' }
  /** The administrator proved who they are, over the page. */
  | { type: 'session.resumed' }
  | { type: 'location.changed'; route: LeadsRoute };

export type LeadsAdminEmitted =
  /** The address bar may name tab, search, filters, sort and lead; `isClosing`: the open lead was closed. */
  | { type: 'location.changed'; route: LeadsRoute; isClosing: boolean }
  /** The server refused: the session machine should look again. */
  | { type: 'session.refresh' };

/**
 * What the live feed reports. `position` is the feed's id of a row, or of the last row when it opened (null where the
 * server did not say); the feed is followed from there after a break.
 */
export type LeadFeedEvent =
  | { type: 'feed.opened'; position: string | null }
  | { type: 'feed.lead'; position: string; lead: StoredLead }
  | { type: 'feed.heartbeat' }
  /** The server does not know the position that was asked for; it goes on from this one. */
  | { type: 'feed.reset'; position: string | null }
  /** This administrator has as many streams open as allowed. */
  | { type: 'feed.crowded'; retryAfterSeconds: number }
  /** The stream is being opened anew, here or in another tab; `feed.opened` follows. */
  | { type: 'feed.connecting' }
  | { type: 'feed.closed' }
  | { type: 'feed.denied' };
