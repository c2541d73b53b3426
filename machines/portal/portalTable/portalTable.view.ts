import type { SnapshotFrom } from 'xstate';
import { isTableFiltered, nameOfValue } from '../model/index.ts';
import { rowPositionOf } from '../../kit/rowPosition.ts';
import type {
  OpenRow,
  PortalColumn,
  PortalRow,
  PortalTable,
  TableDensity,
  TableSort,
} from '../model/index.ts';
import type { RowPosition } from '../../kit/rowPosition.ts';
import type { Phrase, WritePhrase } from '../../system/model/phrase.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { portalTableMachine } from './portalTable.machine.ts';
import type { PortalTableContext } from './portalTable.setup.ts';
import type { RowView } from './tableRows.ts';
import { canNameView, namingOf, optionCounts, viewLinks } from './tableViews.ts';
import type { TableViewLink } from './tableViews.ts';

export interface TableFilterView {
  column: string;
  label: Phrase;
  /** Label of the option for no filter. */
  all: Phrase;
  /** Null: not filtered. */
  value: string | null;
  /** `count`: how many rows it would display; null while the filters aren't offered. */
  options: readonly { value: string; label: Phrase; count: number | null }[];
}

export interface PortalTableView extends Pick<
  PortalTable,
  'title' | 'noun' | 'columns' | 'search' | 'empty'
> {
  state: 'listed' | 'empty' | 'noMatches';
  /** Whether the listed rows can be saved as a file. */
  canSave: boolean;
  /** Whether there are more rows than the table has. */
  isPartial?: boolean;
  /** Displayed rows in order. */
  rows: readonly RowView[];
  /** Number of rows without search and filters. */
  total: number;
  q: string;
  filters: readonly TableFilterView[];
  isFiltered: boolean;
  /** How the filters are offered. */
  offered: 'closed' | 'menu' | 'sheet';
  views: readonly TableViewLink[];
  canNameView: boolean;
  /** The name that is being given to a view. */
  naming: { name: string; max: number; canSave: boolean; replaces: string | null } | null;
  density: TableDensity;
  sort: TableSort;
  /** Width of the row actions in rem; 0: none. */
  actionWidth: number;
  /** The row that is open over the table. `row` is null if no row has that id. */
  open: (OpenRow & RowPosition & { row: PortalRow | null }) | null;
  /** The row that was opened last. */
  currentId: string | null;
  /** The row to scroll to when the table is first rendered. */
  topRowId: string | null;
  /** How far that row is scrolled out of view, in px. */
  topRowOffset: number;
  intl: IntlConfig;
}

/** Estimated widths in rem: a letter of a small button, the button's padding, and the cell's padding. */
const widths = { letter: 0.48, buttonPadding: 1.2, cellPadding: 1.6 } as const;
function actionWidthOf({ actions, actionWidth }: PortalTable, write: WritePhrase): number {
  if (actionWidth !== undefined || actions.length === 0) return actionWidth ?? 0;
  return actions.reduce<number>(
    (sum, { label }) => sum + widths.buttonPadding + widths.letter * write(label).length,
    widths.cellPadding,
  );
}

function filterView(context: PortalTableContext, column: PortalColumn, isCounted: boolean): TableFilterView {
  const { route, options } = context;
  const { key, label, filter, names } = column;
  const value = route.filters[key] ?? null;
  const values = options[key] ?? [];
  const counts = isCounted ? optionCounts(context, column) : null;
  const optionOf = (option: string) => ({
    value: option,
    label: nameOfValue(names, option),
    count: counts && (counts.get(option) ?? 0),
  });
  // The URL may name a value that no row has anymore.
  const withChosen = value === null || values.includes(value) ? values : [...values, value];
  return { column: key, label, all: filter?.all ?? '', value, options: withChosen.map(optionOf) };
}

function openView({ route, rows, shown }: PortalTableContext): PortalTableView['open'] {
  const { open } = route;
  return (
    open && { ...open, ...rowPositionOf(shown, open.id), row: rows.find(({ id }) => id === open.id) ?? null }
  );
}

export function portalTableView({
  value,
  context,
}: SnapshotFrom<typeof portalTableMachine>): PortalTableView {
  const { table, rows, shown, route, currentId, topRowId, topRowOffset = 0, intl, write } = context;
  const { title, noun, columns, search, empty } = table;
  return {
    state: value.results,
    canSave: table.canSave ?? true,
    title,
    noun,
    columns,
    search,
    empty,
    rows: shown,
    total: rows.length,
    q: route.q,
    // The views are one of the filters already.
    filters: columns
      .filter(({ filter, key }) => filter && key !== table.viewsBy)
      .map((column) => filterView(context, column, value.filters !== 'closed')),
    isFiltered: isTableFiltered(route),
    offered: value.filters,
    views: viewLinks(context),
    canNameView: canNameView(context),
    naming: value.naming === 'naming' ? { name: context.viewName, ...namingOf(context) } : null,
    density: context.density,
    sort: route.sort,
    actionWidth: actionWidthOf(table, write),
    open: openView(context),
    currentId,
    topRowId,
    topRowOffset,
    intl,
  };
}
