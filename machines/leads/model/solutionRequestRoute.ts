import { parseQuery, formatQuery } from '../../model/text/query.ts';
import type { Query } from '../../model/text/query.ts';

/** Status of a request for a custom solution, in workflow order. */
export const solutionStatuses = ['new', 'in_progress', 'answered', 'closed'] as const;
export type SolutionStatus = (typeof solutionStatuses)[number];

/** Filters of the requests. An empty string and null mean no filter. */
export interface RequestFilters {
  /** Part of a name, an email or an organization. */
  q: string;
  status: SolutionStatus | null;
}
export const noRequestFilters: RequestFilters = { q: '', status: null };

/** Rows per page; the server returns at most 200. */
export const requestPageSize = 50;

export const hasRequestFilters = ({ q, status }: RequestFilters) => q.trim() !== '' || status !== null;

export const solutionStatusOf = (text: string | null | undefined): SolutionStatus | null =>
  solutionStatuses.find((status) => status === text) ?? null;

/** The filters as query parameters of the API, without empty ones. */
export const requestQuery = ({ q, status }: RequestFilters): Query => ({
  ...(q.trim() && { q: q.trim() }),
  ...(status && { status }),
});

/** The route of `/leads-admin/requests`: filters and the open request. */
export interface RequestsRoute {
  filters: RequestFilters;
  /** Id of the open request, or null. */
  open: string | null;
}

/** `?q=…&status=…&request=…`; invalid values are ignored. */
export function parseRequestsRoute(search: string): RequestsRoute {
  const { q = '', status, request } = parseQuery(search);
  return { filters: { q, status: solutionStatusOf(status) }, open: request || null };
}

export const requestsPath = '/leads-admin/requests';
export const requestsHref = ({ filters, open }: RequestsRoute) =>
  requestsPath + formatQuery({ ...requestQuery(filters), ...(open !== null && { request: open }) });

/** URL of a CSV file with the listed requests. */
export const requestsExportHref = (filters: RequestFilters) =>
  `/api/custom-solution-leads/export.csv${formatQuery(requestQuery(filters))}`;
