import type { StoredLead } from './lead.ts';
import { leadSources } from './leadSource.ts';
import { parseQuery, formatQuery } from '../../model/text/query.ts';
import type { LeadSource } from './leadSource.ts';
import { isVeteran } from './veteranStatus.ts';
import { plainText } from '../../model/text/plainText.ts';

export const leadsTabs = ['leads', 'analytics'] as const;
export type LeadsTab = (typeof leadsTabs)[number];

export const leadSorts = ['newest', 'oldest'] as const;
export type LeadSort = (typeof leadSorts)[number];

/** Filters of the leads. An empty string and null mean no filter. */
export interface LeadFilters {
  q: string;
  veteran: 'veteran' | 'other' | null;
  source: LeadSource | null;
  sort: LeadSort;
}
export const noLeadFilters: LeadFilters = { q: '', veteran: null, source: null, sort: 'newest' };

/** Rows per page; the server returns at most 200. */
export const leadPageSize = 100;
/** Minimum interval of reloading the summary while leads arrive, in milliseconds. */
export const summaryRefreshMs = 1_000;

export const isFiltered = ({ q, veteran, source }: LeadFilters) =>
  q.trim() !== '' || veteran !== null || source !== null;

/** Whether a live lead matches the filters. Same rule as on the server: text in name, email or organization. */
export function matchesFilters(lead: StoredLead, { q, veteran, source }: LeadFilters): boolean {
  const text = plainText(q.trim());
  const found = [lead.name, lead.email, lead.organization].some((value) =>
    plainText(value ?? '').includes(text),
  );
  const status = veteran === null || (veteran === 'veteran') === isVeteran(lead.veteranStatus);
  return (text === '' || found) && status && (source === null || lead.source === source);
}

/** Sets a filter from the screen or the URL, if the value is valid. */
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

/** The filters as query parameters of the API, without empty ones. */
export function leadQuery({ q, veteran, source, sort }: LeadFilters): Record<string, string> {
  return {
    ...(q.trim() && { q: q.trim() }),
    ...(veteran && { veteran }),
    ...(source && { source }),
    ...(sort !== noLeadFilters.sort && { sort }),
  };
}

/** The route of `/leads-admin`: tab, filters and the open lead. */
export interface LeadsRoute {
  tab: LeadsTab;
  filters: LeadFilters;
  /** Id of the open lead, or null. */
  open: string | null;
}

/** Parses tab, search, filters, sort and lead from a URL. Missing ones get their defaults. */
export function parseLeadsRoute(search: string): LeadsRoute {
  const { tab, q = '', sort, lead, ...named } = parseQuery(search);
  const filters = (['veteran', 'source'] as const).reduce(
    (known, filter) => withFilter(known, filter, named[filter] ?? null),
    { ...noLeadFilters, q },
  );
  return {
    tab: leadsTabs.find((leadsTab) => leadsTab === tab) ?? 'leads',
    filters: { ...filters, sort: leadSorts.find((leadSort) => leadSort === sort) ?? noLeadFilters.sort },
    open: lead || null,
  };
}

export const leadsPath = '/leads-admin';
export const leadsHref = ({ tab, filters, open }: LeadsRoute) =>
  leadsPath +
  formatQuery({
    ...(tab !== 'leads' && { tab }),
    ...leadQuery(filters),
    ...(open !== null && { lead: open }),
  });

/** Spaces at the ends of the searched text, which the URL doesn't have, make no difference. */
export const isSameLeadFilters = (one: LeadFilters, other: LeadFilters) =>
  one.q.trim() === other.q.trim() &&
  one.veteran === other.veteran &&
  one.source === other.source &&
  one.sort === other.sort;

/** URL of a CSV file with the listed leads. */
export function leadExportHref(filters: LeadFilters): string {
  const query = Object.entries(leadQuery(filters)).map(
    ([key, value]) => `${key}=${encodeURIComponent(value)}`,
  );
  return ['/api/leads/export.csv', query.join('&')].filter(Boolean).join('?');
}
