import { statesOf } from '../../kit/index.ts';
import { candidacyMachine } from './candidacy.machine.ts';

export * from './candidacy.machine.ts';
export type {
  Candidacy,
  CandidacyCommand,
  CandidacyContext,
  CandidacyDraft,
  CandidacyInput,
  CandidacyEvent,
  CandidacyParentEvent,
  CandidacyEmitted,
} from './candidacy.setup.ts';
export const candidacyStates = statesOf(candidacyMachine);
