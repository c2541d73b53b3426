import type { RouteEmitted, RoutedListEvent } from '../../kit/routedList.ts';
import type { ApplicationDecision } from '../../model/exchange/decideApplication.ts';
import type {
  DownloadEmitted,
  ProofEmitted,
  ProofParentEvent,
  ToastEmitted,
} from '../../system/model/index.ts';
import type { TableDensity } from '../../portal/model/index.ts';
import type { ApplicationFilters, ApplicationsRoute, ChosenFilter } from '../model/index.ts';
import type { DecisionField } from './draft.ts';
import type { ApplicationRow } from './applicationList.ts';

/** Events about the decision on the open application. */
export type DecisionEvent =
  | { type: 'decision.choose'; decision: ApplicationDecision | null }
  | { type: 'words.change'; field: DecisionField; text: string }
  | { type: 'decision.send' }
  /** Takes back the last decision. */
  | { type: 'decision.undo' };

/** Events that the list of applications and the open one send. */
export type ReceivedApplicationsEvent =
  | { type: 'page.retry' }
  | RoutedListEvent
  /** `value` null removes the filter. */
  | { type: 'filter.choose'; filter: ChosenFilter; value: string | null }
  | { type: 'sort.change'; sort: ApplicationFilters['sort'] }
  /** One of the list's actions on one row. */
  | { type: 'row.follow'; rowId: string; action: string }
  /** The last loaded row is near the viewport. */
  | { type: 'list.endReached' }
  /** Whether the top of the list is scrolled out of view. */
  | { type: 'list.scrolled'; away: boolean }
  /** Shows the counted new applications. */
  | { type: 'arrivals.show' }
  /** Offers order and filters in a sheet. */
  | { type: 'filters.open' }
  | { type: 'filters.close' }
  | { type: 'row.select'; rowId: string; isSelected: boolean }
  /** Selects all listed rows. */
  | { type: 'rows.selectAll' }
  | { type: 'selection.clear' }
  /** Asks for the words that go with a decision on the selected applications. */
  | { type: 'bulk.decide'; decision: ApplicationDecision }
  | { type: 'bulk.write'; field: DecisionField; text: string }
  /** Asks before the selected applicants are told that they are being looked at. */
  | { type: 'bulk.mark' }
  | { type: 'bulk.cancel' }
  | { type: 'bulk.confirm' }
  /** Gives the selected applications to a colleague, or, with null, to nobody. */
  | { type: 'bulk.assign'; assigneeId: string | null }
  /** The same with one, which is listed or open. */
  | { type: 'row.assign'; rowId: string; assigneeId: string | null }
  /** Takes one person into a program at once, without words to them. The report offers to take it back. */
  | { type: 'row.approve'; rowId: string }
  /** Sends again what may succeed now. */
  | { type: 'batch.retry' }
  /** Takes back the decisions of the batch. */
  | { type: 'batch.undo' }
  | { type: 'batch.dismiss' }
  | { type: 'density.choose'; density: TableDensity }
  /** Asks for a name for the current search, filters and order. */
  | { type: 'view.name' }
  | { type: 'view.type'; name: string }
  | { type: 'view.save' }
  | { type: 'view.cancel' }
  | { type: 'view.remove'; viewId: string }
  | { type: 'settings.retry' }
  /** Says what an export contains, and offers it. A list that its server has whole is saved as it is shown. */
  | { type: 'export.open' }
  | { type: 'export.close' }
  /** Downloads a CSV of all applications, or of those to the chosen listing. */
  | { type: 'export.start' }
  | { type: 'history.retry' }
  | DecisionEvent;

/** Events from the app. */
export type ReceivedApplicationsParentEvent =
  | ProofParentEvent
  | { type: 'location.changed'; route: ApplicationsRoute };

export type ReceivedApplicationsEmitted =
  | DownloadEmitted
  | ProofEmitted
  | RouteEmitted<ApplicationsRoute>
  | ToastEmitted
  | { type: 'row.followed'; rowId: string; action: string; filters: ApplicationFilters }
  /** These should become a file. */
  | { type: 'list.save'; rows: readonly ApplicationRow[] };
