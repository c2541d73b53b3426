import { shellHref } from '../../shell/model/shellRoute.ts';
import type { Query } from '../../model/text/query.ts';
import type { ShellTarget } from '../../shell/model/shellRoute.ts';

/** Most candidates side by side. */
export const comparedMax = 4;
/** Fewest that can be compared. */
export const comparedMin = 2;

/** Steps behind the tab: one candidate, `candidates/candidate/{id}`, or several, `candidates/compare/{id,id}`. */
export const candidateStep = 'candidate';
const compareStep = 'compare';

/** The route within the candidate pool, besides its table. */
export interface CandidateRoute {
  candidateId: string | null;
  /** Ids of those who are compared; null: nobody is. */
  compared: readonly string[] | null;
  /** How the table is looked through. */
  query: Query;
}

/** Parses the path segments after the tab, and its query. */
export function parseCandidateRoute([step, id, ...more]: readonly string[], query: Query): CandidateRoute {
  const isOne = id !== undefined && more.length === 0;
  return {
    candidateId: step === candidateStep && isOne ? id : null,
    compared: step === compareStep && isOne ? [...new Set(id.split(',').filter(Boolean))] : null,
    query,
  };
}

/** Candidates side by side, over the pool as it is looked through in `query`. */
export const compareHref = (at: Omit<ShellTarget, 'tab'>, ids: readonly string[]): string =>
  shellHref({ ...at, tab: 'candidates', detail: [compareStep, ids.join(',')] });
