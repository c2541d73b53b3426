import type { SolutionRequest } from '@vetsync/machines/model';
import { useMemo } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Table } from '../../components/Table/Table.tsx';
import type { TableMore } from '../../components/Table/Table.types.ts';
import { requestColumns } from './requestColumns.tsx';
import type { SolutionRequestsProps } from './SolutionRequests.tsx';
import { solutionRequestsWords as words } from './SolutionRequests.words.ts';

const keyOf = ({ id }: SolutionRequest) => id;

/** Every request that is listed; more as the reader comes near the end. */
export function SolutionRequestsTable({ view, send }: SolutionRequestsProps) {
  const { rows, rowHref, hasMore, reader, currentId, detail } = view;
  // The same from drawing to drawing, so that scrolling draws nothing but new rows.
  const columns = useMemo(() => requestColumns(reader, rowHref), [reader, rowHref]);
  return (
    <Table<SolutionRequest>
      label={words.table}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowCount={hasMore ? 'unknown' : rows.length}
      onEndReached={() => send({ type: 'list.endReached' })}
      more={moreOf(view, send)}
      currentRow={currentId}
      isCovered={detail !== null}
    />
  );
}

function moreOf({ list, failure }: SolutionRequestsProps['view'], send: SolutionRequestsProps['send']) {
  if (list === 'listed.loadingMore') {
    return { state: 'loading', label: words.page.loading } satisfies TableMore;
  }
  if (list !== 'listed.pageFailed') return undefined;
  return {
    state: 'failed',
    label: [words.page.failed, failure].filter(Boolean).join(' '),
    action: (
      <Button size="small" onPress={() => send({ type: 'list.retry' })}>
        {words.page.retry}
      </Button>
    ),
  } satisfies TableMore;
}
