import type { Query } from '../../model/text/query.ts';
import { formatTableRoute, parseTableRoute } from '../../portal/model/tableRoute.ts';
import type { TableFilters, TableRoute } from '../../portal/model/tableRoute.ts';
import type { PortalTable } from '../../portal/model/table.ts';
import { branchNames } from '../../portal/model/phrases.ts';
import type { Branch } from '../../profile/model/profile.ts';
import { shellHref } from '../../shell/model/shellRoute.ts';
import type { ShellTarget } from '../../shell/model/shellRoute.ts';

/** Filters of candidates that the server answers. An empty string and null mean no filter. */
export interface CandidateFilters {
  /** Beginnings of words in what a candidate shows. */
  q: string;
  branch: Branch | null;
}
export const noCandidateFilters: CandidateFilters = { q: '', branch: null };

/** The filters as query parameters of the API, without those that say nothing. */
export const candidateQuery = ({ q, branch }: CandidateFilters): Query => ({
  ...(q.trim() && { q: q.trim() }),
  ...(branch && { branch }),
});

/** What the server is asked for of what the table displays. */
export const candidateFiltersOf = ({ q, values }: TableFilters): CandidateFilters => ({
  q: q.trim(),
  branch: (Object.keys(branchNames) as Branch[]).find((branch) => branch === values['branch']) ?? null,
});

/** Most candidates side by side. */
export const comparedMax = 4;
/** Fewest that can be compared. */
export const comparedMin = 2;

/** Steps behind the tab: one candidate, `candidate/{id}`, or several, `compare/{id,id}`. */
export const candidateStep = 'candidate';
const compareStep = 'compare';

/** The route of the candidates: how the table is looked through, and who is compared. */
export interface CandidatesRoute extends TableRoute {
  /** Ids of those who are compared. @default null: nobody is */
  compared?: readonly string[] | null;
}

/** Parses the path segments after the tab, and its query. */
export function parseCandidatesRoute(
  table: PortalTable,
  detail: readonly string[],
  query: Query,
): CandidatesRoute {
  const [step, ids, ...more] = detail;
  const isComparing = step === compareStep && ids !== undefined && more.length === 0;
  return {
    ...parseTableRoute(table, detail, query),
    compared: isComparing ? [...new Set(ids.split(',').filter(Boolean))] : null,
  };
}

export function candidatesHref(
  table: PortalTable,
  at: Omit<ShellTarget, 'tab'>,
  { compared = null, ...route }: CandidatesRoute,
): string {
  const { detail, query } = formatTableRoute(table, route);
  const named = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== null);
  return shellHref({
    ...at,
    tab: table.tab,
    detail: compared ? [compareStep, compared.join(',')] : detail,
    query: { ...at.query, ...Object.fromEntries(named) },
  });
}
