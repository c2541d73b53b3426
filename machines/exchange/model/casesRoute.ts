import { caseSorts } from '../../model/exchange/casePayloads.ts';
import type { CaseFilters as CaseSearch, CaseSort } from '../../model/exchange/casePayloads.ts';
import { casePriorities } from '../../model/exchange/cases.ts';
import type { CasePriority } from '../../model/exchange/cases.ts';
import { caseStatuses } from '../../model/cases/caseStatuses.ts';
import type { CaseKind, CaseStatus } from '../../model/cases/caseStatuses.ts';
import { parseQuery } from '../../model/text/query.ts';
import type { Query } from '../../model/text/query.ts';
import { unassigned } from './applicationFilters.ts';

/** Filters of the people whom an organization has taken in. An empty string and null mean no filter. */
export interface CaseListFilters {
  /** Beginnings of words in the name, or in what they were taken for. */
  q: string;
  status: CaseStatus | null;
  /** Id of the colleague who works with them, or `none`. */
  owner: string | null;
  priority: CasePriority | null;
  /** Id of the listing. */
  listing: string | null;
  /** Only those with a next step today, or before. */
  due: 'today' | null;
  sort: CaseSort;
}
export const noCaseFilters: CaseListFilters = {
  q: '',
  status: null,
  owner: null,
  priority: null,
  listing: null,
  due: null,
  sort: 'newest',
};
/** Filters whose value is chosen from a list. */
export const chosenCaseFilters = ['status', 'owner', 'priority', 'listing', 'due'] as const;
export type ChosenCaseFilter = (typeof chosenCaseFilters)[number];

/** Rows per page. */
export const casePageSize = 50;

export const isCaseFiltered = ({ q, ...chosen }: CaseListFilters) =>
  q.trim() !== '' || chosenCaseFilters.some((filter) => chosen[filter] !== null);

/** The filters as a query, without those that say nothing. */
export const caseQuery = ({ q, status, owner, priority, listing, due, sort }: CaseListFilters): Query => ({
  ...(q.trim() && { q: q.trim() }),
  ...(status && { status }),
  ...(owner && { owner }),
  ...(priority && { priority }),
  ...(listing && { listing }),
  ...(due && { due }),
  ...(sort !== noCaseFilters.sort && { sort }),
});

/** What the server is asked for. `today` is a day as `YYYY-MM-DD`. */
export const caseSearchOf = (
  { due, ...filters }: CaseListFilters,
  { kind, today }: { kind: CaseKind; today: string },
): CaseSearch => ({ ...caseQuery({ ...filters, due: null }), ...(due && { due: today }), kind });

/** The route of the list: filters, and the open one. */
export interface CasesRoute {
  filters: CaseListFilters;
  /** Id of the open case, or null. */
  open: string | null;
}

/** Which ids there are, the server knows. */
export const idIn = (text: string | undefined) => (/^[\w-]{1,80}$/.test(text ?? '') ? text! : null);

/** The filters with one of them chosen, or with null removed. What doesn't exist is none. */
export const caseFiltersIn = ({
  q = '',
  status,
  owner,
  priority,
  listing,
  due,
  sort,
}: Query): CaseListFilters => ({
  q,
  status: caseStatuses.find((each) => each === status) ?? null,
  owner: owner === unassigned ? unassigned : idIn(owner),
  priority: casePriorities.find((each) => each === priority) ?? null,
  listing: idIn(listing),
  due: due === 'today' ? 'today' : null,
  sort: caseSorts.find((each) => each === sort) ?? noCaseFilters.sort,
});

/** `?q=…&status=…&owner=…&priority=…&listing=…&due=today&sort=…&case=…`. */
export function parseCasesRoute(search: string): CasesRoute {
  const { case: open, ...query } = parseQuery(search);
  return { filters: caseFiltersIn(query), open: open || null };
}

/** The query that shows a route. */
export const caseRouteQuery = ({ filters, open }: CasesRoute): Query => ({
  ...caseQuery(filters),
  ...(open !== null && { case: open }),
});
