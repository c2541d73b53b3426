import { statesOf } from '../../kit/index.ts';
import { candidatesMachine } from './candidates.machine.ts';

export * from './candidates.machine.ts';
export type {
  CandidatePageRequest,
  CandidatesContext,
  CandidatesInput,
  ContactCommand,
} from './candidates.setup.ts';
export type { CandidatePage } from './candidateList.ts';
export type * from './candidates.events.ts';
export * from './candidates.view.ts';
export const candidatesStates = statesOf(candidatesMachine);
