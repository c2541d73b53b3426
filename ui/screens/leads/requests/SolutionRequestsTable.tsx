import type { SolutionRequest, SolutionStatus } from '@vetsync/machines/leads/model';
import { useMemo } from 'react';
import { Table } from '../../../components/Table/Table.tsx';
import { useTableMore } from '../../system/lists/useTableMore.tsx';
import type { SolutionRequestsProps } from '../Leads.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { solutionRequestsWords, solutionStatusNames } from '../SolutionRequests.words.ts';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Badge } from '../../../components/Badge/Badge.tsx';
import type { BadgeProps } from '../../../components/Badge/Badge.tsx';
import type { TableColumn } from '../../../components/Table/Table.types.ts';
import { receivedAt, smallText } from '../cells.tsx';
import type { Translation } from '../../../language/translate.ts';

const looks: Readonly<Record<SolutionStatus, Pick<BadgeProps, 'tone' | 'variant'>>> = {
  new: { tone: 'info', variant: 'solid' },
  in_progress: { tone: 'caution' },
  answered: { tone: 'positive' },
  closed: { tone: 'neutral' },
};

interface Cells {
  words: Translation<typeof solutionRequestsWords>;
  statusNames: Translation<typeof solutionStatusNames>;
  intl: IntlConfig;
}

/** Columns of the requests table, most important first. Widths fit 1200 px. */
const requestColumns = ({ words, statusNames, intl }: Cells): readonly TableColumn<SolutionRequest>[] => [
  {
    id: 'name',
    label: words.columns.name,
    width: 11,
    isRowHeader: true,
    cell: ({ name }) => name,
  },
  {
    id: 'organization',
    label: words.columns.organization,
    width: 13,
    narrowAs: 'line',
    cell: ({ organization }) => smallText(organization),
  },
  {
    id: 'need',
    label: words.columns.need,
    width: 21,
    narrowAs: 'line',
    cell: ({ useCase: purpose, requirements }) => smallText(purpose ?? requirements ?? words.none),
  },
  {
    id: 'status',
    label: words.columns.status,
    width: 8,
    narrowAs: 'inline',
    cell: ({ status }) => <Badge {...looks[status]}>{statusNames[status]}</Badge>,
  },
  {
    id: 'received',
    label: words.columns.received,
    width: 11,
    narrowAs: 'inline',
    cell: ({ createdAt }) => receivedAt(createdAt, intl),
  },
];

const keyOf = ({ id }: SolutionRequest) => id;

/** Table of requests that loads more while scrolling. */
export function SolutionRequestsTable({ view, send }: SolutionRequestsProps) {
  const words = useWords(solutionRequestsWords);
  const statusNames = useWords(solutionStatusNames);
  const { rows, rowHref, hasMore, intl, currentId, detail } = view;
  // Referentially stable, so that scrolling renders only new rows.
  const columns = useMemo(() => requestColumns({ words, statusNames, intl }), [words, statusNames, intl]);
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
