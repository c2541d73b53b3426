import type { StoredLead } from './lead.ts';
import { leadSources } from './leadSource.ts';
import { readQuery, writeQuery } from '../../model/text/query.ts';
import type { LeadSource } from './leadSource.ts';
import { isVeteran } from './veteranStatus.ts';

export const leadsTabs = ['leads', 'analytics'] as const;
export type LeadsTab = (typeof leadsTabs)[number];

export const leadSorts = ['newest', 'oldest'] as const;
export type LeadSort = (typeof leadSorts)[number];

/** What of the leads is listed. Empty text and null mean everything. */
export interface LeadFilters {
  q: string;
  veteran: 'veteran' | 'other' | null;
  source: LeadSource | null;
  sort: LeadSort;
}
export const everyLead: LeadFilters = { q: '', veteran: null, source: null, sort: 'newest' };

/** Rows fetched at once; the server gives at most 200. */
export const leadPageSize = 100;
/** Pause in typing after which the search runs, in milliseconds. */
export const searchDebounceMs = 300;
/** Least time between two readings of the summary while leads stream in, in milliseconds. */
export const summaryRefreshMs = 1_000;

/** Longest wait of the first page for the feed, so that no lead falls between the two, in milliseconds. */
export const feedPatienceMs = 1_500;
/** The server writes to an open feed at least this often, in milliseconds (platform spec, section 9). */
export const feedHeartbeatMs = 25_000;
/** A feed silent for this long, two heartbeats missed, is dead, in milliseconds. */
export const feedDeadMs = 2 * feedHeartbeatMs + 5_000;
/** Waits before reconnecting, in milliseconds; the last one repeats (platform spec, section 9). */
export const feedReconnectMs = [1_000, 2_000, 5_000, 10_000] as const;
export const feedReconnectDelay = (failures: number) =>
  feedReconnectMs[Math.min(failures, feedReconnectMs.length - 1)] ?? 0;

export const isFiltered = ({ q, veteran, source }: LeadFilters) =>
  q.trim() !== '' || veteran !== null || source !== null;

/** Whether a live lead belongs to what is listed, by the server's own rule: text in name, e-mail or organization. */
export function matchesFilters(lead: StoredLead, { q, veteran, source }: LeadFilters): boolean {
  const text = q.trim().toLowerCase();
  const found = [lead.name, lead.email, lead.organization].some((value) =>
    value?.toLowerCase().includes(text),
  );
  const status = veteran === null || (veteran === 'veteran') === isVeteran(lead.veteranStatus);
  return (text === '' || found) && status && (source === null || lead.source === source);
}

/** A filter chosen in the screen or named in an address, if it is one. */
export function withFilter(
  filters: LeadFilters,
  filter: 'veteran' | 'source',
  value: string | null,
): LeadFilters {
  if (filter === 'veteran') {
    return { ...filters, veteran: value === 'veteran' || value === 'other' ? value : null };
  }
  return { ...filters, source: leadSources.find((source) => source === value) ?? null };
}

/** The filters as a query of the API, without what is not set. */
export function leadQuery({ q, veteran, source, sort }: LeadFilters): Record<string, string> {
  return {
    ...(q.trim() && { q: q.trim() }),
    ...(veteran && { veteran }),
    ...(source && { source }),
    ...(sort !== everyLead.sort && { sort }),
  };
}

/** What `/leads-admin` shows: one of its tabs, which leads, and perhaps one of them whole. */
export interface LeadsRoute {
  tab: LeadsTab;
  filters: LeadFilters;
  /** Id of the open lead; null: none. */
  open: string | null;
}

/** Tab, search, filters, sort and lead that an address names; what it does not name is as at the start. */
export function leadsRouteOf(search: string): LeadsRoute {
  const { tab, q = '', sort, lead, ...named } = readQuery(search);
  const filters = (['veteran', 'source'] as const).reduce(
    (known, filter) => withFilter(known, filter, named[filter] ?? null),
    { ...everyLead, q },
  );
  return {
    tab: leadsTabs.find((one) => one === tab) ?? 'leads',
    filters: { ...filters, sort: leadSorts.find((one) => one === sort) ?? everyLead.sort },
    open: lead || null,
  };
}

export const leadsPath = '/leads-admin';
export const leadsHref = ({ tab, filters, open }: LeadsRoute) =>
  leadsPath +
  writeQuery({
    ...(tab !== 'leads' && { tab }),
    ...leadQuery(filters),
    ...(open !== null && { lead: open }),
  });

export const isSameLeadFilters = (one: LeadFilters, other: LeadFilters) =>
  one.q === other.q &&
  one.veteran === other.veteran &&
  one.source === other.source &&
  one.sort === other.sort;

/** Address of the CSV of exactly what is listed. */
export function leadExportHref(filters: LeadFilters): string {
  const query = Object.entries(leadQuery(filters)).map(
    ([key, value]) => `${key}=${encodeURIComponent(value)}`,
  );
  return ['/api/leads/export.csv', query.join('&')].filter(Boolean).join('?');
}

/** The live feed counts as held back from here on. */
export const feedLagWarnMs = 5_000;
