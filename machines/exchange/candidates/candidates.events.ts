import type { RouteEmitted, RoutedListEvent } from '../../kit/routedList.ts';
import type { ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import type { CandidateFilters, CandidatesRoute } from '../model/index.ts';

/** Events that the list of candidates and the open one send. */
export type CandidatesEvent =
  | { type: 'page.retry' }
  | RoutedListEvent
  | { type: 'branch.filter'; branch: CandidateFilters['branch'] }
  | { type: 'list.more' }
  | { type: 'text.change'; text: string }
  /** Asks the open candidate for a conversation. */
  | { type: 'request.send' };

/** Events from the app. */
export type CandidatesParentEvent = ProofParentEvent | { type: 'location.changed'; route: CandidatesRoute };

export type CandidatesEmitted = ProofEmitted | RouteEmitted<CandidatesRoute>;
