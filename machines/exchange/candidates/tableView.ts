import { isTableFiltered, nameOfValue } from '../../portal/model/index.ts';
import type { PortalColumn, PortalTable, TableDensity, TableSort } from '../../portal/model/index.ts';
import { rowPositionOf } from '../../kit/rowPosition.ts';
import type { RowPosition } from '../../kit/rowPosition.ts';
import type { Phrase, WritePhrase } from '../../system/model/phrase.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { RowView } from './candidateTable.ts';
import { tableOf } from './candidatesContext.ts';
import type { CandidatesContext as Context } from './candidatesContext.ts';
import { canNameView, namingOf, optionCounts, viewLinks } from './candidateViews.ts';
import type { TableViewLink } from './candidateViews.ts';

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

/** The list of candidates, as a table draws it. */
export interface CandidateTableView extends Pick<
  PortalTable,
  'title' | 'noun' | 'columns' | 'search' | 'empty'
> {
  state: 'listed' | 'empty' | 'noMatches';
  /** Whether the listed rows can be saved as a file. */
  canSave: boolean;
  /** Whether there are more rows than the table has. */
  isPartial: boolean;
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
  naming: ReturnType<typeof namingOf> | null;
  density: TableDensity;
  sort: TableSort;
  /** Width of the row actions in rem; 0: none. */
  actionWidth: number;
  /** Where the open row stands among the displayed ones; null if none is open. */
  open: RowPosition | null;
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

function filterView(context: Context, column: PortalColumn, isCounted: boolean): TableFilterView {
  const { key, label, filter, names } = column;
  const value = context.filters.values[key] ?? null;
  const values = tableOf(context).options[key] ?? [];
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

export function candidateTableView(
  context: Context,
  { offered, isNaming }: Pick<CandidateTableView, 'offered'> & { isNaming: boolean },
): CandidateTableView {
  const { listing, filters, openId, lastId, cursor, intl, write } = context;
  const { table } = listing;
  const { title, noun, columns, search, empty } = table;
  const { rows, shown } = tableOf(context);
  const isFiltered = isTableFiltered(filters);
  return {
    state: shown.length > 0 ? 'listed' : isFiltered ? 'noMatches' : 'empty',
    canSave: table.canSave ?? true,
    isPartial: cursor !== null,
    title,
    noun,
    columns,
    search,
    empty,
    rows: shown,
    total: rows.length,
    q: filters.q,
    // The views are one of the filters already.
    filters: columns
      .filter(({ filter, key }) => filter && key !== table.viewsBy)
      .map((column) => filterView(context, column, offered !== 'closed')),
    isFiltered,
    offered,
    views: viewLinks(context),
    canNameView: canNameView(context),
    naming: isNaming ? namingOf(context) : null,
    density: context.density,
    sort: filters.sort,
    actionWidth: actionWidthOf(table, write),
    open: openId === null ? null : rowPositionOf(shown, openId),
    currentId: lastId,
    topRowId: context.topRowId,
    topRowOffset: context.topRowOffset,
    intl,
  };
}
