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
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import './Portal.phrases.ts';
import { portalTableWords } from './PortalTable.words.ts';
import { PortalToolbar, type PortalTableProps } from './PortalToolbar.tsx';

export type { PortalTableProps } from './PortalToolbar.tsx';

const keyOf = ({ id }: RowView) => id;

/** A portal's list with search, filters, row dialogs and bulk actions (docs/decisions/026). */
export function PortalTable({ view, send }: PortalTableProps) {
  const words = useWords(portalTableWords);
  const write = usePhrases();
  const { state, title, noun, empty, confirmation, undoNotice } = view;
  if (state === 'empty')
    return (
      <EmptyState title={write(empty.title)} level={2}>
        {write(empty.text)}
      </EmptyState>
    );
  return (
    <Stack as="section" space="small" aria-label={write(title)}>
      <PortalToolbar view={view} send={send} />
      {undoNotice && <BulkNotice key={undoNotice.id} title={write(undoNotice.title)} send={send} />}
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
      {confirmation && (
        <ConfirmDialog
          title={write(confirmation.title)}
          confirmLabel={write(confirmation.confirm)}
          cancelLabel={words.bulk.cancel}
          onConfirm={() => send({ type: 'bulk.confirm' })}
          onCancel={() => send({ type: 'bulk.cancel' })}
        >
          {write(confirmation.text)}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

function Rows({ view, send }: PortalTableProps) {
  const words = useWords(portalTableWords);
  const write = usePhrases();
  const { columns, reader, selected, canSelect, actionWidth, noun, rows, title, sort } = view;
  // Stable columns let the table keep its rendered rows.
  const drawn = useMemo(
    () =>
      portalColumns(
        { words, write },
        { columns, reader, selected, canSelect, actionWidth, noun, rows },
        send,
      ),
    [words, write, columns, reader, selected, canSelect, actionWidth, noun, rows, send],
  );
  return (
    <Table<RowView>
      label={write(title)}
      columns={drawn}
      rows={rows}
      rowKey={keyOf}
      sort={sort}
      onSortChange={(chosen) => send({ type: 'sort.choose', sort: chosen })}
      topRow={view.topRowId}
      topOffset={view.topRowOffset}
      onTopRow={(rowId, offset) => send({ type: 'list.scrolled', rowId, offset })}
      currentRow={view.currentId}
      isCovered={view.open !== null}
    />
  );
}
