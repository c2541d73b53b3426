import type { FileEmitted } from '../../model/text/index.ts';
import type {
  HistoryAction,
  RowActionRequested,
  TableSettingsChanged,
} from '../../portal/portalTable/index.ts';
import type { TableRoute } from '../../portal/model/index.ts';
import type { NavigationEmitted, ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import type { CandidatesRoute } from '../model/candidatesRoute.ts';

/** Events that the candidates and the dialogs over them send. The table has events of its own. */
export type CandidatesEvent =
  | { type: 'page.retry' }
  | { type: 'list.retry' }
  | { type: 'list.more' }
  | { type: 'detail.retry' }
  | { type: 'text.change'; text: string }
  /** Asks the open candidate for a conversation. */
  | { type: 'request.send' }
  | { type: 'compare.add'; candidateId: string }
  | { type: 'compare.remove'; candidateId: string }
  | { type: 'compare.clear' }
  | { type: 'compare.open' }
  | { type: 'compare.close' };

/** Events from the app. */
export type CandidatesParentEvent = ProofParentEvent | { type: 'location.changed'; route: CandidatesRoute };

/** What the table requests of the page. */
export type CandidatesTableEvent =
  | RowActionRequested
  | TableSettingsChanged
  | NavigationEmitted
  | FileEmitted
  | { type: 'table.changed'; route: TableRoute; historyAction: HistoryAction };

export type CandidatesEmitted =
  | ProofEmitted
  | NavigationEmitted
  | FileEmitted
  | TableSettingsChanged
  /** The URL should contain this route. */
  | { type: 'location.changed'; route: CandidatesRoute; historyAction: HistoryAction };
