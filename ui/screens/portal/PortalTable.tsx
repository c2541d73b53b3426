import type { RowView } from '@vetsync/machines/portal/portalTable';
import SearchX from 'lucide-react/icons/search-x';
import { useMemo, type MouseEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { portalColumns } from './portalColumns.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import './Portal.phrases.ts';
import { PortalFinder } from './PortalFinder.tsx';
import { portalTableWords } from './PortalTable.words.ts';
import { PortalViews } from './views/PortalViews.tsx';
import { SaveViewDialog } from './views/SaveViewDialog.tsx';
import type { PortalTableProps } from './PortalTable.types.ts';

export type { PortalTableProps } from './PortalTable.types.ts';

const keyOf = ({ id }: RowView) => id;
const hrefOf = ({ href }: RowView) => href;

/** A portal's list of work with views, search, filters and row dialogs (docs/decisions/047). */
export function PortalTable({ view, send }: PortalTableProps) {
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
      <PortalViews view={view} send={send} />
      <PortalFinder view={view} send={send} />
      {state === 'noMatches' ? (
        <EmptyState
          icon={SearchX}
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

function Rows({ view, send }: PortalTableProps) {
  const words = useWords(portalTableWords);
  const write = usePhrases();
  const { columns, reader, actionWidth, rows, title, sort } = view;
  // Stable columns let the table keep its rendered rows.
  const drawn = useMemo(
    () => portalColumns({ words, write }, { columns, reader, actionWidth }, send),
    [words, write, columns, reader, actionWidth, send],
  );
  const openRow = useMemo(
    () =>
      ({ id, opensOverTable }: RowView, event: MouseEvent) => {
        // The browser handles new tabs and windows.
        if (!opensOverTable || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
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
      rowHref={hrefOf}
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
