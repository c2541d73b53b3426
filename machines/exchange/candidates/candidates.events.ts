import type { RouteEmitted, RoutedListEvent } from '../../kit/routedList.ts';
import type { FileEmitted } from '../../model/text/index.ts';
import type { SavedView, TableDensity, TableSort } from '../../portal/model/index.ts';
import type { CrisisDismiss } from '../../system/crisis/crisisParts.ts';
import type { NavigationEmitted, ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import type { CandidatesRoute } from '../model/candidatesRoute.ts';

/** Events that the list of candidates and the dialogs over it send. */
export type CandidatesEvent =
  | { type: 'page.retry' }
  | RoutedListEvent
  | { type: 'list.more' }
  /** The first visible row, and how many px of it are scrolled out of view. `rowId` null: the list is at its top. */
  | { type: 'list.scrolled'; rowId: string | null; offset?: number }
  /** `value` null removes the filter. */
  | { type: 'filter.choose'; column: string; value: string | null }
  /** Offers the filters in a menu; on a phone, filters and order in a sheet. */
  | { type: 'filters.open'; as: 'menu' | 'sheet' }
  | { type: 'filters.close' }
  | { type: 'sort.choose'; sort: TableSort }
  /** Asks for a name for the current search, filters and order. */
  | { type: 'view.name' }
  | { type: 'view.type'; name: string }
  | { type: 'view.save' }
  | { type: 'view.cancel' }
  /** Removes one of the saved views. The list stays as it is. */
  | { type: 'view.remove'; viewId: string }
  | { type: 'density.choose'; density: TableDensity }
  | { type: 'csv.save' }
  | { type: 'row.open'; rowId: string }
  /** One of the list's actions on one row. */
  | { type: 'row.runAction'; rowId: string; action: string }
  | { type: 'text.change'; text: string }
  /** Asks the open candidate for a conversation. */
  | { type: 'request.send' }
  | { type: 'compare.add'; candidateId: string }
  | { type: 'compare.remove'; candidateId: string }
  | { type: 'compare.clear' }
  | { type: 'compare.open' }
  | { type: 'compare.close' }
  | CrisisDismiss;

/** Events from the app. */
export type CandidatesParentEvent = ProofParentEvent | { type: 'location.changed'; route: CandidatesRoute };

/** Asks to store the density of all tables and the views of this one. */
export interface TableSettingsChanged {
  type: 'settings.changed';
  density: TableDensity;
  views: readonly SavedView[];
}

export type CandidatesEmitted =
  | ProofEmitted
  | NavigationEmitted
  | FileEmitted
  | TableSettingsChanged
  | RouteEmitted<CandidatesRoute>;
