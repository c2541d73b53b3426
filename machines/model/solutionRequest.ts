import * as z from 'zod/mini';
import { readQuery, writeQuery } from './query.ts';
import type { Query } from './query.ts';

/** How far a request for a custom solution has come, in the order of the work. */
export const solutionStatuses = ['new', 'in_progress', 'answered', 'closed'] as const;
export const solutionStatusSchema = z.enum(solutionStatuses);
export type SolutionStatus = z.infer<typeof solutionStatusSchema>;

/** A request for a custom solution as administrators work on it. Instants are ISO 8601 in UTC. */
export const solutionRequestSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  organization: z.string(),
  useCase: z.nullable(z.string()),
  requirements: z.nullable(z.string()),
  timeline: z.nullable(z.string()),
  budgetRange: z.nullable(z.string()),
  createdAt: z.string(),
  status: solutionStatusSchema,
  /** Null before the first change. */
  statusChangedAt: z.nullable(z.string()),
  /** Name of the administrator, or their address; null before the first change and once their account is gone. */
  statusChangedBy: z.nullable(z.string()),
  /** Rises with each change. */
  version: z.number(),
});
export type SolutionRequest = z.infer<typeof solutionRequestSchema>;

/** A page of requests, newest first; `nextCursor` asks for the next one and is null on the last. */
export const solutionRequestPageSchema = z.object({
  solutions: z.array(solutionRequestSchema),
  nextCursor: z.nullable(z.string()),
});

/**
 * `PATCH /api/custom-solution-leads/{id}`: `version` is the one that the administrator saw; 409 `request_changed` where
 * somebody else changed it since.
 */
export const solutionRequestChangeSchema = z.strictObject({
  status: solutionStatusSchema,
  version: z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1)),
});
export type SolutionRequestChange = z.infer<typeof solutionRequestChangeSchema>;

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
export interface RequestsPlace {
  filters: RequestFilters;
  /** Id of the open request; null: none. */
  open: string | null;
}

/** `?q=…&status=…&request=…`; what the address names wrongly counts as not named. */
export function requestsPlaceOf(search: string): RequestsPlace {
  const { q = '', status, request } = readQuery(search);
  return { filters: { q, status: solutionStatusOf(status) }, open: request || null };
}

export const requestsPath = '/leads-admin/requests';
export const requestsHref = ({ filters, open }: RequestsPlace) =>
  requestsPath + writeQuery({ ...requestQuery(filters), ...(open !== null && { request: open }) });

/** Address of the CSV of exactly what is listed. */
export const requestsExportHref = (filters: RequestFilters) =>
  `/api/custom-solution-leads/export.csv${writeQuery(requestQuery(filters))}`;
