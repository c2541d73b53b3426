import type { RouteEmitted, RoutedListEvent } from '../../kit/routedList.ts';
import type { CaseChange } from '../../model/exchange/cases.ts';
import type { CaseSort } from '../../model/exchange/casePayloads.ts';
import type { CaseOutcome, CaseStatus, ServiceStatus } from '../../model/cases/caseStatuses.ts';
import type { DownloadEmitted, ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import type { CasesRoute, ChosenCaseFilter } from '../model/casesRoute.ts';

/** Events that the list of cases and the open record send. */
export type CasesEvent =
  | { type: 'page.retry' }
  | RoutedListEvent
  /** `value` null removes the filter. */
  | { type: 'filter.choose'; filter: ChosenCaseFilter; value: string | null }
  | { type: 'sort.change'; sort: CaseSort }
  /** The last loaded row is near the viewport. */
  | { type: 'list.endReached' }
  /** Whether the top of the list is scrolled out of view. */
  | { type: 'list.scrolled'; away: boolean }
  /** Offers order and filters in a sheet. */
  | { type: 'filters.open' }
  | { type: 'filters.close' }
  | { type: 'row.select'; rowId: string; isSelected: boolean }
  /** Selects all rows, also those that are not listed yet. */
  | { type: 'rows.selectAll' }
  | { type: 'selection.clear' }
  /** Gives the selected cases to a colleague, or, with null, to nobody. */
  | { type: 'bulk.assign'; ownerId: string | null }
  | { type: 'bulk.status'; status: CaseStatus }
  /** Sends again what may succeed now. */
  | { type: 'batch.retry' }
  /** Sets each back to what it was before. */
  | { type: 'batch.undo' }
  | { type: 'batch.dismiss' }
  /** Says what an export contains, and offers it. */
  | { type: 'export.open' }
  | { type: 'export.close' }
  /** Downloads a CSV of all cases, or of those of the chosen listing. */
  | { type: 'export.start' }
  /** Adds somebody with whom the organization writes. */
  | { type: 'adding.open' }
  | { type: 'adding.search'; q: string }
  | { type: 'adding.retry' }
  /** In which of the organization's listings somebody is taken in; null: in none. */
  | { type: 'adding.place'; listingId: string | null }
  | { type: 'adding.choose'; threadId: string }
  | { type: 'adding.close' }
  | CaseRecordEvent;

/** Events that the open record sends. What is written is kept until it is stored. */
export type CaseRecordEvent =
  | { type: 'record.change'; changes: CaseChange }
  | { type: 'words.change'; field: 'notes' | 'goal' | 'service'; text: string }
  /** Adds the goal to what is written. */
  | { type: 'goal.add' }
  | { type: 'record.save' }
  /** Forgets what is written. */
  | { type: 'record.discard' }
  | { type: 'owner.assign'; ownerId: string | null }
  /** Somebody has talked with the person. */
  | { type: 'contact.add' }
  | { type: 'service.add' }
  | { type: 'service.move'; serviceId: string; status: ServiceStatus }
  /** Asks with what it ends. */
  | { type: 'closing.open' }
  | { type: 'closing.choose'; outcome: CaseOutcome }
  | { type: 'closing.cancel' }
  | { type: 'closing.confirm' }
  | { type: 'record.reopen' }
  | { type: 'history.retry' };

/** Events from the app. */
export type CasesParentEvent = ProofParentEvent | { type: 'location.changed'; route: CasesRoute };

export type CasesEmitted = DownloadEmitted | ProofEmitted | RouteEmitted<CasesRoute>;
