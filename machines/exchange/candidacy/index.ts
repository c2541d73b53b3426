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
