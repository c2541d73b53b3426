import type { FileEmitted } from '../../model/text/index.ts';
import type { NavigationEmitted, ToastEmitted } from '../../system/model/index.ts';
import type { PortalRow, TableRoute, TableSort } from '../model/index.ts';
import type { WorldDispatchEmitted } from '../../model/world/index.ts';

/** What a table and the dialogs over it send. */
export type PortalTableEvent =
  | { type: 'search.type'; q: string }
  /** `value` null lists rows with any. */
  | { type: 'filter.choose'; column: string; value: string | null }
  | { type: 'filters.clear' }
  /** Where there is little room, filters are kept away until they are asked for. */
  | { type: 'filters.toggle' }
  | { type: 'sort.choose'; sort: TableSort }
  /** One of the table's actions on one row. */
  | { type: 'row.act'; rowId: string; action: string }
  /** Opens the row in the first way that the table knows, or in another. */
  | { type: 'row.open'; rowId: string; step?: string }
  | { type: 'row.close' }
  /** To the row before or behind the open one, in the order shown. */
  | { type: 'row.step'; to: 'previous' | 'next' }
  | { type: 'row.select'; rowId: string; isSelected: boolean }
  /** All that are shown. */
  | { type: 'rows.selectAll' }
  | { type: 'selection.clear' }
  | { type: 'bulk.ask'; action: string }
  | { type: 'bulk.confirm' }
  | { type: 'bulk.cancel' }
  /** Takes back the last bulk action. */
  | { type: 'bulk.undo' }
  | { type: 'bulk.dismiss' }
  | { type: 'csv.save' }
  /** The first row in sight, and the px of it that are not; null: the list is at its top. */
  | { type: 'list.scrolled'; rowId: string | null; offset?: number };

/** Events from the app. A row that did not change is the same object. */
export type PortalTableParentEvent =
  | { type: 'rows.changed'; rows: readonly PortalRow[] }
  | { type: 'location.changed'; route: TableRoute };

/** How the address should come there: as a step of its own, in place of the last one, or back by one. */
export type HistoryStep = 'push' | 'replace' | 'back';

/** An action of a row that has neither a URL nor a command: the tab handles it. */
export interface RowActed {
  type: 'row.acted';
  rowId: string;
  action: string;
}

export type PortalTableEmitted =
  | ToastEmitted
  | WorldDispatchEmitted
  | NavigationEmitted
  | FileEmitted
  | RowActed
  /** The URL should name this. */
  | { type: 'location.changed'; route: TableRoute; step: HistoryStep };
