import type { LeadFilters, LeadSource, LeadsTab, Reader, StoredLead } from '../model/index.ts';

/** A row of the leads table. `createdAt` is an ISO 8601 instant in UTC, to be shown by locale. */
export interface LeadRow extends StoredLead {
  /** Highlights the status badge. */
  isVeteran: boolean;
  /** Came over the live feed since this screen was opened. */
  isNew: boolean;
}

export type LeadsListState =
  | 'loading'
  | 'failed'
  /** There are no leads at all. */
  | 'empty'
  /** No lead matches search and filters. */
  | 'noMatches'
  | 'listed.idle'
  | 'listed.loadingMore'
  | 'listed.pageFailed'
  /** A search is being typed: the rows are those of before. */
  | 'searching'
  /** New filters are being fetched: the rows are those of before. */
  | 'refreshing';

export type LeadsLiveState = 'connecting' | 'live' | 'reconnecting' | 'offline';

export interface LeadsAdminView {
  /** `denied`: the session ended or is no longer an administrator's. */
  access: 'granted' | 'denied';
  tab: LeadsTab;
  list: LeadsListState;
  live: LeadsLiveState;
  /** Seconds until the feed is tried again (reconnecting), or null. */
  reconnectSeconds: number | null;
  reader: Reader;
  rows: readonly LeadRow[];
  /** Whether older rows can still be fetched. */
  hasMore: boolean;
  /** New leads counted but not yet shown. */
  newCount: number;
  filters: LeadFilters;
  /** Whether "Clear all" has something to clear. */
  filtered: boolean;
  sources: readonly LeadSource[];
  summary: LeadsSummaryView;
  /** Address of the CSV with the same search, filters and sort. */
  exportHref: string;
  /** The server's words when list or page failed, or null. */
  failure: string | null;
}

export interface LeadsSummaryView {
  state: 'loading' | 'ready' | 'failed';
  total: number;
  veterans: number;
  organizations: number;
  /** Percent with one decimal, "0" when there are no leads. */
  veteranShare: string;
}
