import { applicationStatuses } from '../../model/exchange/decideApplication.ts';
import type { ApplicationStatus } from '../../model/exchange/decideApplication.ts';
import type { ReceivedApplication } from '../../model/exchange/responses.ts';
import { parseQuery, formatQuery } from '../../model/text/query.ts';
import type { Query } from '../../model/text/query.ts';
import { organizationHref } from '../../organizations/model/addresses.ts';
import { uuidSchema } from '../../system/model/uuidSchema.ts';
import { hasWords } from '../../model/text/plainText.ts';

/** By the time when they were sent; the server knows no other order. */
export const applicationSorts = ['newest', 'oldest'] as const;

/** Filters of an organization's applications. An empty string and null mean no filter. */
export interface ApplicationFilters {
  /** Part of an applicant's name, or of what they applied for. */
  q: string;
  status: ApplicationStatus | null;
  /** Id of the colleague who takes care of it, or `none`. */
  assignee: string | null;
  /** Id of the listing. */
  listing: string | null;
  /** How pressing it is: of a list that its server has whole, if it says so. */
  priority: string | null;
  /** One of `applicationSorts`. A list that its server has whole is also sorted by its columns: `score`, `-score`. */
  sort: string;
}
export const noApplicationFilters: ApplicationFilters = {
  q: '',
  status: null,
  assignee: null,
  listing: null,
  priority: null,
  sort: 'newest',
};
/** Filters whose value is chosen from a list. */
export const chosenFilters = ['status', 'assignee', 'listing', 'priority'] as const;
export type ChosenFilter = (typeof chosenFilters)[number];
/** Value of the filter by colleague for what nobody takes care of. */
export const unassigned = 'none';

/** Rows per page; the server returns at most 200. */
export const applicationPageSize = 50;

export const isFilteredBy = ({ q, ...chosen }: ApplicationFilters) =>
  q.trim() !== '' || chosenFilters.some((filter) => chosen[filter] !== null);
/** Spaces at the ends of the searched text, which the URL doesn't have, make no difference. */
export const isSameFilters = (one: ApplicationFilters, other: ApplicationFilters) =>
  one.q.trim() === other.q.trim() &&
  (['sort', ...chosenFilters] as const).every((filter) => one[filter] === other[filter]);

/** The filters with one of them chosen, or with null removed. A status that doesn't exist is none. */
export const withChosen = (
  filters: ApplicationFilters,
  filter: ChosenFilter,
  value: string | null,
): ApplicationFilters => ({ ...filters, [filter]: filter === 'status' ? statusOf(value) : value });
const statusOf = (value: string | null | undefined) =>
  applicationStatuses.find((status) => status === value) ?? null;

/** Whether an application matches the filters. Same rule as on the server. */
export const matchesApplicationFilters = (
  application: ReceivedApplication,
  { q, status, assignee, listing }: ApplicationFilters,
) =>
  hasWords(`${application.applicantName} ${application.listingTitle}`, q) &&
  (status === null || application.status === status) &&
  (assignee === null || (application.assignee?.id ?? unassigned) === assignee) &&
  (listing === null || application.listingId === listing);

/** The filters as query parameters of the API, without those that say nothing. */
export const applicationQuery = ({
  q,
  status,
  assignee,
  listing,
  priority,
  sort,
}: ApplicationFilters): Query => ({
  ...(q.trim() && { q: q.trim() }),
  ...(status && { status }),
  ...(assignee && { assignee }),
  ...(listing && { listing }),
  ...(priority && { priority }),
  ...(sort !== noApplicationFilters.sort && { sort }),
});

/** The route of an organization's applications: filters, and the open one. */
export interface ApplicationsRoute {
  filters: ApplicationFilters;
  /** Id of the open application, or null. */
  open: string | null;
}

/** How ids and orders in a query are read; null for what is none. */
export interface FilterReading {
  id: (text: string | undefined) => string | null;
  order: (text: string | undefined) => string | null;
  priority: (text: string | undefined) => string | null;
}
const ofServer: FilterReading = {
  id: (text) => uuidSchema.safeParse(text).data ?? null,
  order: (text) => applicationSorts.find((each) => each === text) ?? null,
  priority: () => null,
};
/** Of a list that its server has whole, which finds nothing by what isn't there. */
export const ofWholeList: FilterReading = {
  id: (text) => text || null,
  order: (text) => text || null,
  priority: (text) => text || null,
};

/** The filters in a query; invalid values are ignored. `job` and `program` are earlier names of `listing`. */
export const applicationFiltersIn = (
  { q = '', status, assignee, job, program = job, listing = program, priority, sort }: Query,
  read = ofServer,
): ApplicationFilters => ({
  q,
  status: statusOf(status),
  assignee: assignee === unassigned ? unassigned : read.id(assignee),
  listing: read.id(listing),
  priority: read.priority(priority),
  sort: read.order(sort) ?? noApplicationFilters.sort,
});

/** `?q=…&status=…&assignee=…&listing=…&sort=…&application=…`. */
export function parseApplicationsRoute(search: string): ApplicationsRoute {
  const { application, ...query } = parseQuery(search);
  return { filters: applicationFiltersIn(query), open: application || null };
}

export const applicationsPath = (slug: string) => `${organizationHref(slug)}/applications`;
export const applicationsHref = (slug: string, { filters, open }: ApplicationsRoute) =>
  applicationsPath(slug) +
  formatQuery({ ...applicationQuery(filters), ...(open !== null && { application: open }) });

/**
 * The file with the applications to a listing, or all of them. Other filters don't narrow it: applicants can see whose
 * application an export had, which must follow from what never changes.
 */
export const applicationExportHref = (organizationId: string, { listing }: ApplicationFilters) =>
  `/api/organizations/${organizationId}/applications/export.csv` +
  formatQuery({ ...(listing && { listing }) });
