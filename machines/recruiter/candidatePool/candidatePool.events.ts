import type { Candidate, CandidateRoute } from '../model/index.ts';
import type { NavigationEmitted } from '../../system/model/index.ts';

/** What the pool and the dialogs over it send. */
export type CandidatePoolEvent =
  | { type: 'compare.add'; candidateId: string }
  | { type: 'compare.open' }
  | { type: 'compare.close' }
  | { type: 'compare.remove'; candidateId: string }
  | { type: 'compare.clear' };

/** Events from the app. */
export type CandidatePoolParentEvent =
  | { type: 'candidates.changed'; candidates: readonly Candidate[] }
  | { type: 'location.changed'; route: CandidateRoute };

/** What it tells: `compare.closed` leaves the comparison, where a step back leads out of it as well. */
export type CandidatePoolEmitted =
  | NavigationEmitted
  | { type: 'compare.closed'; to: string }
  /** Ids of those who are chosen now, to be kept. */
  | { type: 'compared.changed'; ids: readonly string[] };
