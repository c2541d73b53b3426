import { serviceStatuses } from '../../model/cases/caseStatuses.ts';
import type { ServiceStatus } from '../../model/cases/caseStatuses.ts';
import { parseQuery } from '../../model/text/query.ts';
import type { Query } from '../../model/text/query.ts';
import { unassigned } from './applicationFilters.ts';
import { idIn } from './casesRoute.ts';

/** Filters of the services that people asked for or were promised. An empty string and null mean no filter. */
export interface ServiceListFilters {
  /** Beginnings of words in the service, or in the person's name. */
  q: string;
  /** Null: all that are not over. */
  status: ServiceStatus | null;
  /** Id of the colleague who works with the person, or `none`. */
  owner: string | null;
}
export const noServiceFilters: ServiceListFilters = { q: '', status: null, owner: null };

export const isServiceFiltered = ({ q, status, owner }: ServiceListFilters) =>
  q.trim() !== '' || status !== null || owner !== null;

/** The filters as a query, without those that say nothing. */
export const serviceQuery = ({ q, status, owner }: ServiceListFilters): Query => ({
  ...(q.trim() && { q: q.trim() }),
  ...(status && { status }),
  ...(owner && { owner }),
});

/** The filters in a query. What doesn't exist is none. */
export const serviceFiltersIn = ({ q = '', status, owner }: Query): ServiceListFilters => ({
  q,
  status: serviceStatuses.find((each) => each === status) ?? null,
  owner: owner === unassigned ? unassigned : idIn(owner),
});

/** `?q=…&status=…&owner=…`. */
export const parseServicesRoute = (search: string): ServiceListFilters =>
  serviceFiltersIn(parseQuery(search));
