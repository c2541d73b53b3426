import type { ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import type { CandidateFilters, CandidatesRoute } from '../model/index.ts';

/** Events that the list of candidates and the open one send. */
export type CandidatesEvent =
  | { type: 'page.retry' }
  | { type: 'search.change'; q: string }
  | { type: 'branch.filter'; branch: CandidateFilters['branch'] }
  | { type: 'filters.clear' }
  | { type: 'list.retry' }
  | { type: 'list.more' }
  | { type: 'row.close' }
  /** Opens the previous or next candidate. */
  | { type: 'row.step'; to: 'previous' | 'next' }
  | { type: 'detail.retry' }
  | { type: 'text.change'; text: string }
  /** Asks the open candidate for a conversation. */
  | { type: 'request.send' };

/** Events from the app. */
export type CandidatesParentEvent = ProofParentEvent | { type: 'location.changed'; route: CandidatesRoute };

export type CandidatesEmitted =
  | ProofEmitted
  /** The URL should contain this route. `isClosing`: the open candidate was closed. */
  | { type: 'location.changed'; route: CandidatesRoute; isClosing: boolean };
