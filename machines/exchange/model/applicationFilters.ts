import { applicationDecisions, applicationStatuses } from '../../model/exchange/decideApplication.ts';
import type { ApplicationDecision, ApplicationStatus } from '../../model/exchange/decideApplication.ts';
import type { ReceivedApplication } from '../../model/exchange/responses.ts';
import { declineReasons } from '../../model/world/outcomes.ts';
import type { DeclineReason } from '../../model/world/outcomes.ts';
import { applicationSorts, placeKey, skillWord, textsIn } from '../../model/exchange/sentSummary.ts';
import type { SentSummary } from '../../model/exchange/responses.ts';
import { parseQuery, formatQuery } from '../../model/text/query.ts';
import type { Query } from '../../model/text/query.ts';
import { profileLimits } from '../../profile/model/profile.ts';
import { organizationHref } from '../../organizations/model/addresses.ts';
import { uuidSchema } from '../../system/model/uuidSchema.ts';
import { hasWords } from '../../model/text/plainText.ts';

/** Filters of an organization's applications. An empty string and null mean no filter. */
export interface ApplicationFilters {
  /** Part of an applicant's name, of what they applied for, or of what they sent. */
  q: string;
  status: ApplicationStatus | null;
  /** Id of the colleague who takes care of it, or `none`. */
  assignee: string | null;
  /** Id of the listing. */
  listing: string | null;
  /** As somebody has sent it. */
  place: string | null;
  /** One of those that were sent. */
  skill: string | null;
  /** `met`: everything that the listing requires. */
  requirements: string | null;
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
  place: null,
  skill: null,
  requirements: null,
  priority: null,
  sort: 'newest',
};
/** Filters whose value is chosen from a list. */
export const chosenFilters = [
  'status',
  'assignee',
  'listing',
  'place',
  'skill',
  'requirements',
  'priority',
] as const;
export type ChosenFilter = (typeof chosenFilters)[number];
/** Value of the filter by colleague for what nobody takes care of. */
export const unassigned = 'none';

/** Value of the filter by requirements. */
export const allMet = 'met';

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

/** Whether what was sent matches the filters by it. `skills`: all that were sent, or as many as are known. */
export const matchesSent = (
  {
    requirements,
    location,
    skills,
  }: Pick<SentSummary, 'requirements' | 'location'> & { skills: readonly string[] },
  wanted: Pick<ApplicationFilters, 'place' | 'skill' | 'requirements'>,
) =>
  (wanted.place === null || (location !== null && placeKey(location) === placeKey(wanted.place))) &&
  (wanted.skill === null || skills.some((skill) => skillWord(skill) === skillWord(wanted.skill ?? ''))) &&
  (wanted.requirements === null || (requirements !== null && requirements.met === requirements.of));

/**
 * Whether an application matches the filters, as far as its row says. Same rule as on the server, which alone knows all that
 * was sent.
 */
export const matchesApplicationFilters = (
  application: ReceivedApplication,
  { q, status, assignee, listing, ...sent }: ApplicationFilters,
) =>
  hasWords(
    [application.applicantName, application.listingTitle, ...textsIn(application.summary)].join(' '),
    q,
  ) &&
  matchesSent(application.summary, sent) &&
  (status === null || application.status === status) &&
  (assignee === null || (application.assignee?.id ?? unassigned) === assignee) &&
  (listing === null || application.listingId === listing);

/** The filters as query parameters of the API, without those that say nothing. */
export const applicationQuery = ({
  q,
  status,
  assignee,
  listing,
  place,
  skill,
  requirements,
  priority,
  sort,
}: ApplicationFilters): Query => ({
  ...(q.trim() && { q: q.trim() }),
  ...(status && { status }),
  ...(assignee && { assignee }),
  ...(listing && { listing }),
  ...(place && { place }),
  ...(skill && { skill }),
  ...(requirements && { requirements }),
  ...(priority && { priority }),
  ...(sort !== noApplicationFilters.sort && { sort }),
});

/** The route of an organization's applications: filters, and the open one. */
export interface ApplicationsRoute {
  filters: ApplicationFilters;
  /** Id of the open application, or null. */
  open: string | null;
  /** What was chosen for it in a list, before it was opened. @default nothing */
  chosen?: ChosenDecision | null;
}

/** A decision that is chosen, and for a no its reason. It still has to be confirmed. */
export interface ChosenDecision {
  decision: ApplicationDecision;
  reason?: DeclineReason;
}
/** The decision that an address has chosen, or null. */
export function chosenDecisionIn({ decide, because }: Query): ChosenDecision | null {
  const decision = applicationDecisions.find((each) => each === decide);
  const reason = declineReasons.find((each) => each === because);
  return decision ? { decision, ...(reason && { reason }) } : null;
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

/** Nothing longer can be sent. */
const sentIn = (text: string | undefined) =>
  text !== undefined && text.length <= profileLimits.location ? text.trim() || null : null;

/** The filters in a query; invalid values are ignored. `job` and `program` are earlier names of `listing`. */
export const applicationFiltersIn = (
  {
    q = '',
    status,
    assignee,
    job,
    program = job,
    listing = program,
    place,
    skill,
    requirements,
    priority,
    sort,
  }: Query,
  read = ofServer,
): ApplicationFilters => ({
  q,
  status: statusOf(status),
  assignee: assignee === unassigned ? unassigned : read.id(assignee),
  listing: read.id(listing),
  place: sentIn(place),
  skill: sentIn(skill),
  requirements: requirements === allMet ? allMet : null,
  priority: read.priority(priority),
  sort: read.order(sort) ?? noApplicationFilters.sort,
});

/** `?q=…&status=…&assignee=…&listing=…&place=…&skill=…&requirements=met&sort=…&application=…`. */
export function parseApplicationsRoute(search: string): ApplicationsRoute {
  const { application, ...query } = parseQuery(search);
  return {
    filters: applicationFiltersIn(query),
    open: application || null,
    chosen: chosenDecisionIn(query),
  };
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
