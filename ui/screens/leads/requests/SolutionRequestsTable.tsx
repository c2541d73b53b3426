import type { SolutionRequest } from '@vetsync/machines/leads/model';
import { useMemo } from 'react';
import { Table } from '../../../components/Table/Table.tsx';
import { useTableMore } from '../../system/lists/useTableMore.tsx';
import { requestColumns } from './requestColumns.tsx';
import type { SolutionRequestsProps } from '../Leads.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { solutionRequestsWords, solutionStatusNames } from '../SolutionRequests.words.ts';

const keyOf = ({ id }: SolutionRequest) => id;

/** Table of requests that loads more while scrolling. */
export function SolutionRequestsTable({ view, send }: SolutionRequestsProps) {
  const words = useWords(solutionRequestsWords);
  const statusNames = useWords(solutionStatusNames);
  const { rows, rowHref, hasMore, reader, currentId, detail } = view;
  // Referentially stable, so that scrolling renders only new rows.
  const columns = useMemo(() => requestColumns({ words, statusNames, reader }), [words, statusNames, reader]);
  const hrefOf = useMemo(
    () =>
      ({ id }: SolutionRequest) =>
        rowHref + id,
    [rowHref],
  );
  return (
    <Table<SolutionRequest>
      label={words.table}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowHref={hrefOf}
      rowCount={hasMore ? 'unknown' : rows.length}
      onEndReached={() => send({ type: 'list.endReached' })}
      more={useTableMore({ view, words: words.page, onRetry: () => send({ type: 'list.retry' }) })}
      currentRow={currentId}
      isCovered={detail !== null}
    />
  );
}
