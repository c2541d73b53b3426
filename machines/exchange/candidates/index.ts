export * from './candidates.machine.ts';
export type {
  CandidatePageRequest,
  CandidatesContext,
  CandidatesInput,
  ContactCommand,
  KeptCandidates,
} from './candidatesContext.ts';
export { candidateRowsOf } from '../../recruiter/model/candidateList.ts';
export type { CandidateListing, CandidatePage, PoolCandidate } from '../../recruiter/model/candidateList.ts';
export type { RowView } from './candidateTable.ts';
export type { CandidateTableView } from './tableView.ts';
export * from './foundCandidates.ts';
export type * from './candidates.events.ts';
export * from './candidates.view.ts';
