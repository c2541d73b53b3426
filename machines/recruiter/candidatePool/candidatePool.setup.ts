import { assign, emit, enqueueActions, setup } from 'xstate';
import { comparedMax, comparedMin, compareHref } from '../model/index.ts';
import { shellHref } from '../../shell/model/index.ts';
import type { Candidate, CandidateRoute } from '../model/index.ts';
import type { ShellTarget } from '../../shell/model/index.ts';
import type {
  CandidatePoolEvent,
  CandidatePoolParentEvent,
  CandidatePoolEmitted,
} from './candidatePool.events.ts';

export interface CandidatePoolInput {
  candidates: readonly Candidate[];
  route: CandidateRoute;
  /** Ids of those who were chosen when somebody left. */
  stored?: readonly string[];
  at: Pick<ShellTarget, 'mode' | 'role'>;
  /** BCP 47 tag. */
  locale: string;
}

export interface CandidatePoolContext extends Omit<CandidatePoolInput, 'stored'> {
  /** Ids of those who are chosen to be compared, in that order. */
  compared: readonly string[];
}

/** The ids of existing candidates, up to the maximum of a comparison. */
export const existingCandidateIds = (
  candidates: readonly Candidate[],
  ids: readonly string[],
): readonly string[] =>
  ids.filter((wanted) => candidates.some(({ id }) => id === wanted)).slice(0, comparedMax);

/** The candidates that the URL names, or those already chosen. */
export function comparedIds(
  candidates: readonly Candidate[],
  route: CandidateRoute,
  chosen: readonly string[],
): readonly string[] {
  const named = existingCandidateIds(candidates, route.compared ?? []);
  return named.length > 0 ? named : chosen;
}

const isAnother = ({ candidates, compared }: CandidatePoolContext, wanted: string) =>
  !compared.includes(wanted) && candidates.some(({ id }) => id === wanted);

const hrefOf = ({ at, route: { query } }: CandidatePoolContext, ids: readonly string[]) =>
  ids.length < comparedMin
    ? shellHref({ ...at, tab: 'candidates', query })
    : compareHref({ ...at, query }, ids);

export const candidatePoolSetup = setup({
  types: {
    context: {} as CandidatePoolContext,
    events: {} as CandidatePoolEvent | CandidatePoolParentEvent,
    emitted: {} as CandidatePoolEmitted,
    input: {} as CandidatePoolInput,
  },
  actions: {
    setCandidates: assign((_, { candidates }: { candidates: readonly Candidate[] }) => ({ candidates })),
    setRoute: enqueueActions(({ context, enqueue }, { route }: { route: CandidateRoute }) => {
      const compared = comparedIds(context.candidates, route, context.compared);
      enqueue.assign({ route, compared });
      if (compared !== context.compared) enqueue.emit({ type: 'compared.changed', ids: compared });
    }),
    setCompared: enqueueActions(({ enqueue }, { ids }: { ids: readonly string[] }) => {
      enqueue.assign({ compared: ids });
      enqueue.emit({ type: 'compared.changed', ids });
    }),
    navigateToComparison: emit(({ context }) => ({
      type: 'page.navigate',
      to: hrefOf(context, context.compared),
      replace: false,
    })),
    /** After a removal, replaces the URL. With too few candidates left, closes the comparison. */
    replaceComparison: emit(({ context }) => {
      const to = hrefOf(context, context.compared);
      return context.compared.length < comparedMin
        ? { type: 'compare.closed', to }
        : { type: 'page.navigate', to, replace: true };
    }),
    close: emit(({ context }) => ({ type: 'compare.closed', to: hrefOf(context, []) })),
  },
  guards: {
    isPool: ({ context }) => context.route.compared === null,
    isComparing: ({ context }) => context.route.compared !== null,
    hasNone: ({ context }) => context.compared.length === 0,
    hasSome: ({ context: { compared } }) => compared.length > 0 && compared.length < comparedMax,
    isFull: ({ context }) => context.compared.length === comparedMax,
    canCompare: ({ context }) => context.compared.length >= comparedMin,
    canAdd: ({ context }, { candidateId }: { candidateId: string }) =>
      isAnother(context, candidateId) && context.compared.length < comparedMax,
  },
});
