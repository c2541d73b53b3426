import { applicationStatuses } from '../../model/exchange/decideApplication.ts';
import type { ApplicationStatus } from '../../model/exchange/decideApplication.ts';
import type { ReceivedApplication } from '../../model/exchange/answers.ts';
import { readQuery, writeQuery } from '../../model/text/query.ts';
import type { Query } from '../../model/text/query.ts';
import { organizationHref } from '../../organizations/model/addresses.ts';

export const applicationSorts = ['newest', 'oldest'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

/** Filters of an organization's applications. An empty string and null mean no filter. */
export interface ApplicationFilters {
  /** Part of an applicant's name, or of what they applied for. */
  q: string;
  status: ApplicationStatus | null;
  sort: ApplicationSort;
}
export const noApplicationFilters: ApplicationFilters = { q: '', status: null, sort: 'newest' };

/** Rows per page; the server returns at most 200. */
export const applicationPageSize = 50;

export const isFilteredBy = ({ q, status }: ApplicationFilters) => q.trim() !== '' || status !== null;
export const isSameFilters = (one: ApplicationFilters, other: ApplicationFilters) =>
  one.q === other.q && one.status === other.status && one.sort === other.sort;

/** Whether an application matches the filters. Same rule as on the server. */
export const matchesApplicationFilters = (
  { applicantName, listingTitle, status: own }: ReceivedApplication,
  { q, status }: ApplicationFilters,
) =>
  `${applicantName} ${listingTitle}`.toLowerCase().includes(q.trim().toLowerCase()) &&
  (status === null || own === status);

/** The filters as query parameters of the API, without those that say nothing. */
export const applicationQuery = ({ q, status, sort }: ApplicationFilters): Query => ({
  ...(q.trim() && { q: q.trim() }),
  ...(status && { status }),
  ...(sort !== noApplicationFilters.sort && { sort }),
});

/** The route of an organization's applications: filters, and the open one. */
export interface ApplicationsRoute {
  filters: ApplicationFilters;
  /** Id of the open application, or null. */
  open: string | null;
}

/** `?q=…&status=…&sort=…&application=…`; invalid values are ignored. */
export function applicationsRouteOf(search: string): ApplicationsRoute {
  const { q = '', status, sort, application } = readQuery(search);
  return {
    filters: {
      q,
      status: applicationStatuses.find((each) => each === status) ?? null,
      sort: applicationSorts.find((each) => each === sort) ?? noApplicationFilters.sort,
    },
    open: application || null,
  };
}

export const applicationsPath = (slug: string) => `${organizationHref(slug)}/applications`;
export const applicationsHref = (slug: string, { filters, open }: ApplicationsRoute) =>
  applicationsPath(slug) +
  writeQuery({ ...applicationQuery(filters), ...(open !== null && { application: open }) });
