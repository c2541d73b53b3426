import type { SnapshotFrom } from 'xstate';
import { candidateStep, comparedMax, comparedMin } from '../model/index.ts';
import { newMessageHref } from '../../messages/model/index.ts';
import { jobStatusNames, reviewStep } from '../../reviews/model/index.ts';
import { shellHref } from '../../shell/model/index.ts';
import type { Phrase } from '../../kit/index.ts';
import type { Candidate } from '../model/index.ts';
import type { candidatePoolMachine } from './candidatePool.machine.ts';
import type { CandidatePoolContext } from './candidatePool.setup.ts';

export interface CandidateView extends Candidate {
  name: string;
  /** Where the application stands; null if there is none. */
  statusLabel: Phrase | null;
  links: {
    message: string;
    /** Their application, open to be reviewed. */
    review: string | null;
    /** This candidate alone. */
    profile: string;
  };
}

export interface CandidatePoolView {
  state: 'none' | 'gathering' | 'full' | 'comparing';
  compared: readonly CandidateView[];
  max: number;
  canCompare: boolean;
  /** One more can be chosen. */
  canAdd: boolean;
  /** How many more the URL names than can be compared. */
  leftOut: number;
  /** Who is read; null if there is nobody with that id. */
  candidate: CandidateView | null;
  isReading: boolean;
  /** BCP 47 tag. */
  locale: string;
}

function candidateView({ at, route: { query } }: CandidatePoolContext, candidate: Candidate): CandidateView {
  const { id, review, hasApplied } = candidate;
  return {
    ...candidate,
    name: review.application.veteranName,
    statusLabel: hasApplied ? jobStatusNames[review.application.status] : null,
    links: {
      message: newMessageHref(at, hasApplied ? { personId: id, about: review.id } : { personId: id }),
      review: hasApplied ? shellHref({ ...at, tab: 'dashboard', detail: [reviewStep, review.id] }) : null,
      profile: shellHref({ ...at, tab: 'candidates', detail: [candidateStep, id], query }),
    },
  };
}

export function candidatePoolView({
  value,
  context,
}: SnapshotFrom<typeof candidatePoolMachine>): CandidatePoolView {
  const { candidates, compared, route, locale } = context;
  const named = (wanted: string | null) => {
    const found = candidates.find(({ id }) => id === wanted);
    return found ? candidateView(context, found) : null;
  };
  return {
    state: value,
    compared: compared.flatMap((id) => named(id) ?? []),
    max: comparedMax,
    canAdd: compared.length < comparedMax,
    canCompare: compared.length >= comparedMin,
    leftOut: Math.max(0, (route.compared?.length ?? 0) - comparedMax),
    candidate: named(route.candidateId),
    isReading: route.candidateId !== null,
    locale,
  };
}
