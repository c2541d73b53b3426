import { statesOf } from '../../kit/index.ts';
import { candidacyMachine } from './candidacy.machine.ts';

export * from './candidacy.machine.ts';
export type {
  Candidacy,
  CandidacyCommand,
  CandidacyContext,
  CandidacyDraft,
  CandidacyInput,
} from './candidacy.setup.ts';
export type * from './candidacy.events.ts';
export * from './candidacy.view.ts';
export const candidacyStates = statesOf(candidacyMachine);
