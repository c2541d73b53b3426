import '../../portal/Portal.phrases.ts';
import type { CandidateTableView, RowView } from '@vetsync/machines/exchange/candidates';
import { useMemo } from 'react';
import type { MouseEvent } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Table } from '../../../components/Table/Table.tsx';
import { candidateColumns } from './candidateColumns.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { CandidateFinder } from './CandidateFinder.tsx';
import type { CandidateTableProps } from '../Candidates.types.ts';
import { portalTableWords } from '../../portal/PortalTable.words.ts';
import { SaveViewDialog } from '../../portal/views/SaveViewDialog.tsx';
import Download from 'lucide-react/icons/download';
import type { MenuAction } from '../../../components/Menu/Menu.tsx';
import { densityOption, removeOption } from '../../portal/views/listOptions.ts';
import type { ListOption } from '../../portal/views/listOptions.ts';
import { ListViews } from '../../portal/views/ListViews.tsx';
import type { TableSort } from '@vetsync/machines/portal/model';
import { SortSheet } from '../../system/lists/SortSheet.tsx';
import { formatNumber } from '../../format.ts';
import { ordersOf } from '../../portal/ordersOf.ts';
import type { WritePhrase } from '@vetsync/machines/system/model';
import type { Translation } from '../../../language/translate.ts';

/** `4 of 156 candidates`. */
function countText(
  { count }: Translation<typeof portalTableWords>,
  { rows, total, isFiltered, isPartial, intl, noun: { one, many } }: CandidateTableView,
  write: WritePhrase,
): string {
  const noun = { one: write(one), many: write(many) };
  const formatted = formatNumber(rows.length, intl);
  if (isPartial) return count.first(formatted, noun);
  if (!isFiltered) return count.all(formatted, noun, total);
  return count.part(formatted, formatNumber(total, intl), noun, total);
}

const textOf = ({ column, direction }: TableSort) => `${direction} ${column}`;

/** Order and filters on a phone, where column heads and a line of fields would leave no room for the list. */
function FilterSheet({ view, send }: CandidateTableProps) {
  const words = useWords(portalTableWords);
  const write = usePhrases();
  const { columns, filters, isFiltered, sort, intl } = view;
  const orders = ordersOf({ words, write }, columns).map((order) => ({
    ...order,
    value: textOf(order.sort),
  }));
  return (
    <SortSheet
      orders={orders}
      order={textOf(sort)}
      onOrderChange={(value) => {
        const chosen = orders.find((order) => order.value === value);
        if (chosen) send({ type: 'sort.choose', sort: chosen.sort });
      }}
      filters={filters.map(({ column, label, all, value, options }) => ({
        id: column,
        label: write(label),
        all: write(all),
        value,
        options: options.map((option) => ({
          value: option.value,
          label: words.filters.counted(write(option.label), formatNumber(option.count ?? 0, intl)),
        })),
      }))}
      onFilterChange={(column, value) => send({ type: 'filter.choose', column, value })}
      show={words.sheet.show(countText(words, view, write))}
      clear={words.clear}
      onClear={isFiltered ? () => send({ type: 'filters.clear' }) : undefined}
      onClose={() => send({ type: 'filters.close' })}
    />
  );
}

/** The views of a list with their counts, how many rows there are, and how they are displayed. */
function CandidateViews({ view, send }: CandidateTableProps) {
  const words = useWords(portalTableWords);
  const write = usePhrases();
  const { views, rows, canSave, density } = view;
  const saved = views.find(({ savedId, isCurrent }) => isCurrent && savedId !== null);
  const options: readonly MenuAction<ListOption>[] = [
    densityOption(words, density),
    ...(canSave && rows.length > 0 ? [{ id: 'save', label: words.save, icon: Download } as const] : []),
    ...(saved ? [removeOption(words, write(saved.label ?? ''))] : []),
  ];
  const run = (option: ListOption) => {
    if (option === 'save') send({ type: 'csv.save' });
    else if (option === 'remove') send({ type: 'view.remove', viewId: saved?.savedId ?? '' });
    else send({ type: 'density.choose', density: option });
  };
  return (
    <ListViews
      views={views.map(({ label, href, count, isCurrent }) => ({
        label: label === null ? words.views.all : write(label),
        href,
        count,
        isCurrent,
      }))}
      count={countText(words, view, write)}
      options={options}
      onOption={run}
    />
  );
}

const keyOf = ({ id }: RowView) => id;
const hrefOf = ({ href }: RowView) => href;

/** The list of candidates with its views, search and filters (docs/decisions/047). */
export function CandidateTable({ view, send }: CandidateTableProps) {
  const words = useWords(portalTableWords);
  const write = usePhrases();
  const { state, title, noun, empty, offered, naming } = view;
  if (state === 'empty')
    return (
      <EmptyState title={write(empty.title)} level={2}>
        {write(empty.text)}
      </EmptyState>
    );
  return (
    <Stack as="section" space="small" aria-label={write(title)}>
      <CandidateViews view={view} send={send} />
      <CandidateFinder view={view} send={send} />
      {state === 'noMatches' ? (
        <EmptyState
          drawing="search"
          title={words.noMatches.title({ one: write(noun.one), many: write(noun.many) })}
          level={2}
          action={<Button onPress={() => send({ type: 'filters.clear' })}>{words.clear}</Button>}
        >
          {words.noMatches.text}
        </EmptyState>
      ) : (
        <Rows view={view} send={send} />
      )}
      {offered === 'sheet' && <FilterSheet view={view} send={send} />}
      {naming && <SaveViewDialog naming={naming} send={send} />}
    </Stack>
  );
}

function Rows({ view, send }: CandidateTableProps) {
  const words = useWords(portalTableWords);
  const write = usePhrases();
  const { columns, intl, actionWidth, rows, title, sort } = view;
  // Stable columns let the table keep its rendered rows.
  const drawn = useMemo(
    () => candidateColumns({ words, write }, { columns, intl, actionWidth }, send),
    [words, write, columns, intl, actionWidth, send],
  );
  const openRow = useMemo(
    () =>
      ({ id }: RowView, event: MouseEvent) => {
        // The browser handles new tabs and windows.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        send({ type: 'row.open', rowId: id });
      },
    [send],
  );
  return (
    <Table<RowView>
      label={write(title)}
      columns={drawn}
      rows={rows}
      rowKey={keyOf}
      getHref={hrefOf}
      onRowPress={openRow}
      density={view.density}
      sort={sort}
      onSortChange={(chosen) => send({ type: 'sort.choose', sort: chosen })}
      isHeadHiddenIfNarrow
      topRow={view.topRowId}
      topOffset={view.topRowOffset}
      onTopRow={(rowId, offset) => send({ type: 'list.scrolled', rowId, offset })}
      currentRow={view.currentId}
      isCovered={view.open !== null}
    />
  );
}
