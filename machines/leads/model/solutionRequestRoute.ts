import { readQuery, writeQuery } from '../../model/text/query.ts';
import type { Query } from '../../model/text/query.ts';

/** How far a request for a custom solution has come, in the order of the work. */
export const solutionStatuses = ['new', 'in_progress', 'answered', 'closed'] as const;
export type SolutionStatus = (typeof solutionStatuses)[number];

/** Which requests are listed. Empty text and null mean all. */
export interface RequestFilters {
  /** Part of a name, an address or an organization. */
  q: string;
  status: SolutionStatus | null;
}
export const everyRequest: RequestFilters = { q: '', status: null };

/** Rows fetched at once; the server gives at most 200. */
export const requestPageSize = 50;

export const isRequestFiltered = ({ q, status }: RequestFilters) => q.trim() !== '' || status !== null;

export const solutionStatusOf = (text: string | null | undefined): SolutionStatus | null =>
  solutionStatuses.find((status) => status === text) ?? null;

/** The filters as a query of the API, without what is not set. */
export const requestQuery = ({ q, status }: RequestFilters): Query => ({
  ...(q.trim() && { q: q.trim() }),
  ...(status && { status }),
});

/** What `/leads-admin/requests` shows: a list, and perhaps one request of it. */
export interface RequestsRoute {
  filters: RequestFilters;
  /** Id of the open request; null: none. */
  open: string | null;
}

/** `?q=…&status=…&request=…`; what the address names wrongly counts as not named. */
export function requestsRouteOf(search: string): RequestsRoute {
  const { q = '', status, request } = readQuery(search);
  return { filters: { q, status: solutionStatusOf(status) }, open: request || null };
}

export const requestsPath = '/leads-admin/requests';
export const requestsHref = ({ filters, open }: RequestsRoute) =>
  requestsPath + writeQuery({ ...requestQuery(filters), ...(open !== null && { request: open }) });

/** Address of the CSV of exactly what is listed. */
export const requestsExportHref = (filters: RequestFilters) =>
  `/api/custom-solution-leads/export.csv${writeQuery(requestQuery(filters))}`;
