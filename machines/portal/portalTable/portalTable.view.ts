import type { SnapshotFrom } from 'xstate';
import { isTableFiltered, nameOfValue, rowPositionOf } from '../model/index.ts';
import type {
  OpenRow,
  PortalColumn,
  PortalRow,
  PortalTable,
  RowPosition,
  TableSort,
} from '../model/index.ts';
import type { Phrase, WritePhrase } from '../../kit/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { portalTableMachine } from './portalTable.machine.ts';
import { bulkOf, selectedRowsFor, allowsCount, undoableOf } from './portalTable.setup.ts';
import type { PortalTableContext } from './portalTable.setup.ts';
import type { RowView } from './tableRows.ts';

export interface TableFilterView {
  column: string;
  label: Phrase;
  /** The choice of none. */
  all: Phrase;
  /** Null: none is chosen. */
  value: string | null;
  options: readonly { value: string; label: Phrase }[];
}

export interface BulkView {
  id: string;
  label: Phrase;
  /** How many of the selected rows it is for. */
  count: number;
  isOffered: boolean;
}

export interface PortalTableView extends Pick<
  PortalTable,
  'title' | 'noun' | 'columns' | 'search' | 'empty'
> {
  state: 'listed' | 'empty' | 'noMatches';
  /** Shown rows in their order. */
  rows: readonly RowView[];
  /** How many there are in all. */
  total: number;
  q: string;
  filters: readonly TableFilterView[];
  isFiltered: boolean;
  /** Filters are to be seen also where there is little room. */
  isUnfolded: boolean;
  sort: TableSort;
  /** Room for what can be done with a row, in rem; 0: nothing can. */
  actionWidth: number;
  canSelect: boolean;
  /** Ids of shown rows. */
  selected: ReadonlySet<string>;
  bulk: readonly BulkView[];
  /** Asked before something is done with all that are selected. */
  question: { title: Phrase; text: Phrase; confirm: Phrase } | null;
  /** Says what was done with many rows and can be undone; `id` is another for each time. */
  done: { id: string; title: Phrase } | null;
  /** What is open over the table, with the rows before and after it. `row` is null if there is no such row. */
  open: (OpenRow & RowPosition & { row: PortalRow | null }) | null;
  /** The row that was opened last. */
  currentId: string | null;
  /** The row that is to be the first in sight when the table is first drawn. */
  topId: string | null;
  /** Px of it that are to be out of sight. */
  topOffset: number;
  reader: Reader;
}

/** In rem: letters of a small button, the room around them, and that at both ends of the cell. */
const button = { letter: 0.48, around: 1.2, ends: 1.6 } as const;
function actionWidthOf({ actions, actionWidth }: PortalTable, write: WritePhrase): number {
  if (actionWidth !== undefined || actions.length === 0) return actionWidth ?? 0;
  return actions.reduce<number>(
    (sum, { label }) => sum + button.around + button.letter * write(label).length,
    button.ends,
  );
}

function filterView({ route, options }: PortalTableContext, column: PortalColumn): TableFilterView {
  const { key, label, filter, names } = column;
  const value = route.filters[key] ?? null;
  const known = options[key] ?? [];
  const optionOf = (one: string) => ({ value: one, label: nameOfValue(names, one) });
  // The URL may ask for what no row has any more.
  const offered = value === null || known.includes(value) ? known : [...known, value];
  return { column: key, label, all: filter?.all ?? '', value, options: offered.map(optionOf) };
}

function openView({ route, rows, shown }: PortalTableContext): PortalTableView['open'] {
  const { open } = route;
  return (
    open && { ...open, ...rowPositionOf(shown, open.id), row: rows.find(({ id }) => id === open.id) ?? null }
  );
}

function doneView(context: PortalTableContext): PortalTableView['done'] {
  const [first] = context.done?.changes ?? [];
  return context.done && first
    ? { id: first.id, title: context.done.undo.title(undoableOf(context).length) }
    : null;
}

export function portalTableView({
  value,
  context,
}: SnapshotFrom<typeof portalTableMachine>): PortalTableView {
  const {
    table,
    rows,
    shown,
    route,
    selected,
    questionAction,
    currentId,
    topId,
    topOffset = 0,
    reader,
    write,
  } = context;
  const { title, noun, columns, search, empty } = table;
  const bulk = value.selection === 'asking' ? bulkOf(context, questionAction) : null;
  return {
    state: value.results,
    title,
    noun,
    columns,
    search,
    empty,
    rows: shown,
    total: rows.length,
    q: route.q,
    filters: columns.filter(({ filter }) => filter).map((column) => filterView(context, column)),
    isFiltered: isTableFiltered(route),
    isUnfolded: value.filters === 'unfolded',
    sort: route.sort,
    actionWidth: actionWidthOf(table, write),
    canSelect: table.bulk.length > 0,
    selected,
    bulk: table.bulk.map((action) => {
      const count = selectedRowsFor(context, action).length;
      return { id: action.id, label: action.label, count, isOffered: allowsCount(action, count) };
    }),
    question: bulk?.action.question?.(bulk.rows.length) ?? null,
    done: value.undo === 'offered' ? doneView(context) : null,
    open: openView(context),
    currentId,
    topId,
    topOffset,
    reader,
  };
}
