import { parseQuery, formatQuery } from '../../model/text/query.ts';
import type { Query } from '../../model/text/query.ts';
import { organizationCandidatesHref } from '../../organizations/model/addresses.ts';
import { branches } from '../../profile/model/profile.ts';
import type { Branch } from '../../profile/model/profile.ts';

/** Filters of candidates. An empty string and null mean no filter. */
export interface CandidateFilters {
  /** Beginnings of words in what a candidate shows. */
  q: string;
  branch: Branch | null;
}
export const noCandidateFilters: CandidateFilters = { q: '', branch: null };

export const isCandidateFiltered = ({ q, branch }: CandidateFilters) => q.trim() !== '' || branch !== null;

/** The filters as query parameters of the API, without those that say nothing. */
export const candidateQuery = ({ q, branch }: CandidateFilters): Query => ({
  ...(q.trim() && { q: q.trim() }),
  ...(branch && { branch }),
});

/** The route of the candidates: filters, and the open one. */
export interface CandidatesRoute {
  filters: CandidateFilters;
  /** Id of the open candidate, or null. */
  open: string | null;
}

/** `?q=…&branch=…&candidate=…`; invalid values are ignored. */
export function parseCandidatesRoute(search: string): CandidatesRoute {
  const { q = '', branch, candidate } = parseQuery(search);
  return {
    filters: { q, branch: branches.find((each) => each === branch) ?? null },
    open: candidate || null,
  };
}

export const candidatesHref = (slug: string, { filters, open }: CandidatesRoute) =>
  organizationCandidatesHref(slug) +
  formatQuery({ ...candidateQuery(filters), ...(open !== null && { candidate: open }) });
