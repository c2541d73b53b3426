import type { RowView } from '@vetsync/machines/portalTable';
import SearchX from 'lucide-react/icons/search-x';
import { useMemo } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { BulkNotice } from './BulkNotice.tsx';
import { portalColumns } from './portalColumns.tsx';
import { useWords } from '../../language/useWords.ts';
import { portalTableWords } from './PortalTable.words.ts';
import { PortalToolbar, type PortalTableProps } from './PortalToolbar.tsx';

export type { PortalTableProps } from './PortalToolbar.tsx';

const keyOf = ({ id }: RowView) => id;

/** A portal's list with search, filters, row dialogs and bulk actions (docs/decisions/026). */
export function PortalTable({ view, send }: PortalTableProps) {
  const words = useWords(portalTableWords);
  const { state, title, noun, empty, question, done } = view;
  if (state === 'empty')
    return (
      <EmptyState title={empty.title} level={2}>
        {empty.text}
      </EmptyState>
    );
  return (
    <Stack as="section" space="small" aria-label={title}>
      <PortalToolbar view={view} send={send} />
      {done && <BulkNotice key={done.id} title={done.title} send={send} />}
      {state === 'noMatches' ? (
        <EmptyState
          icon={SearchX}
          title={words.noMatches.title(noun)}
          level={2}
          action={<Button onPress={() => send({ type: 'filters.clear' })}>{words.clear}</Button>}
        >
          {words.noMatches.text}
        </EmptyState>
      ) : (
        <Rows view={view} send={send} />
      )}
      {question && (
        <ConfirmDialog
          title={question.title}
          confirmLabel={question.confirm}
          cancelLabel={words.bulk.cancel}
          onConfirm={() => send({ type: 'bulk.confirm' })}
          onCancel={() => send({ type: 'bulk.cancel' })}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

function Rows({ view, send }: PortalTableProps) {
  const words = useWords(portalTableWords);
  const { columns, reader, selected, canSelect, actionWidth, noun, rows, title, sort } = view;
  // Stable columns let the table keep its rendered rows.
  const drawn = useMemo(
    () => portalColumns(words, { columns, reader, selected, canSelect, actionWidth, noun, rows }, send),
    [words, columns, reader, selected, canSelect, actionWidth, noun, rows, send],
  );
  return (
    <Table<RowView>
      label={title}
      columns={drawn}
      rows={rows}
      rowKey={keyOf}
      sort={sort}
      onSortChange={(chosen) => send({ type: 'sort.choose', sort: chosen })}
      topRow={view.topId}
      topOffset={view.topOffset}
      onTopRow={(rowId, offset) => send({ type: 'list.scrolled', rowId, offset })}
      currentRow={view.currentId}
      isCovered={view.open !== null}
    />
  );
}
