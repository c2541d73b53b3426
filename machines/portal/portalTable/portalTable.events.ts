import type { FileEmitted } from '../../model/text/index.ts';
import type { NavigationEmitted } from '../../system/model/index.ts';
import type { PortalRow, SavedView, TableDensity, TableRoute, TableSort } from '../model/index.ts';

/** Events from the table and the dialogs over it. */
export type PortalTableEvent =
  | { type: 'search.type'; q: string }
  /** `value` null removes the filter. */
  | { type: 'filter.choose'; column: string; value: string | null }
  | { type: 'filters.clear' }
  /** Offers the filters in a menu; on a phone, filters and order in a sheet. */
  | { type: 'filters.open'; as: 'menu' | 'sheet' }
  | { type: 'filters.close' }
  /** Asks for a name for the current search, filters and order. */
  | { type: 'view.name' }
  | { type: 'view.type'; name: string }
  | { type: 'view.save' }
  | { type: 'view.cancel' }
  /** Removes one of the saved views. The list stays as it is. */
  | { type: 'view.remove'; viewId: string }
  | { type: 'density.choose'; density: TableDensity }
  | { type: 'sort.choose'; sort: TableSort }
  /** One of the table's actions on one row. */
  | { type: 'row.runAction'; rowId: string; action: string }
  /** @param step one of the table's steps. @default the first */
  | { type: 'row.open'; rowId: string; step?: string }
  | { type: 'row.close' }
  /** Opens the previous or next row in the displayed order. */
  | { type: 'row.step'; to: 'previous' | 'next' }
  | { type: 'csv.save' }
  /** The first visible row, and how many px of it are scrolled out of view. `rowId` null: the list is at its top. */
  | { type: 'list.scrolled'; rowId: string | null; offset?: number };

/** Events from the app. An unchanged row must stay the same object. */
export type PortalTableParentEvent =
  | { type: 'rows.changed'; rows: readonly PortalRow[] }
  | { type: 'location.changed'; route: TableRoute };

/** What a new URL does to the browser's history. */
export type HistoryAction = 'push' | 'replace' | 'back';

/** A row action without a URL. The page handles it. */
export interface RowActionRequested {
  type: 'row.actionRequested';
  rowId: string;
  action: string;
}

/** Asks to store the density of all tables and the views of this one. */
export interface TableSettingsChanged {
  type: 'settings.changed';
  density: TableDensity;
  views: readonly SavedView[];
}

export type PortalTableEmitted =
  | NavigationEmitted
  | FileEmitted
  | RowActionRequested
  | TableSettingsChanged
  /** Asks for the URL of this route. */
  | { type: 'location.changed'; route: TableRoute; historyAction: HistoryAction };
