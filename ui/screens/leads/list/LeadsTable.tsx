import type { LeadRow, LeadsAdminEvent, LeadsAdminView } from '@vetsync/machines/leads/leadsAdmin';
import { useMemo } from 'react';
import { Table } from '../../../components/Table/Table.tsx';
import { useTableMore } from '../../system/lists/useTableMore.tsx';
import { leadColumns } from './leadColumns.tsx';
import { useWords } from '../../../language/useWords.ts';
import { leadsTableWords } from '../LeadsAdmin.words.ts';

export interface LeadsTableProps {
  view: LeadsAdminView;
  send: (event: LeadsAdminEvent) => void;
}

const keyOf = ({ id }: LeadRow) => id;
const hasArrived = ({ isNew }: LeadRow) => isNew;
const directions = { newest: 'descending', oldest: 'ascending' } as const;

/** Table of leads, sortable by date, that loads more while scrolling. */
export function LeadsTable({ view, send }: LeadsTableProps) {
  const words = useWords(leadsTableWords);
  const { rows, rowHref, filters, reader } = view;
  // Referentially stable, so that scrolling renders only new rows.
  const columns = useMemo(() => leadColumns(words, reader), [words, reader]);
  const hrefOf = useMemo(
    () =>
      ({ id }: LeadRow) =>
        rowHref + id,
    [rowHref],
  );
  return (
    <Table<LeadRow>
      label={words.title}
      columns={columns}
      rows={rows}
      density="compact"
      rowKey={keyOf}
      rowHref={hrefOf}
      rowCount={rowCountOf(view)}
      sort={{ column: 'date', direction: directions[filters.sort] }}
      onSortChange={({ direction }) =>
        send({ type: 'sort.change', sort: direction === directions.newest ? 'newest' : 'oldest' })
      }
      onEndReached={() => send({ type: 'list.endReached' })}
      onScrolledAway={(away) => send({ type: 'list.scrolled', away })}
      more={useTableMore({ view, words: words.page, onRetry: () => send({ type: 'list.retry' }) })}
      newRow={{ is: hasArrived, label: words.isNew }}
      currentRow={view.currentId}
      isCovered={view.detail !== null}
    />
  );
}

/** With keyset pagination, the total of a search is known only on its last page. */
function rowCountOf({ rows, hasMore, filtered, summary }: LeadsAdminView): number | 'unknown' {
  if (!hasMore) return rows.length;
  return filtered || summary.state !== 'ready' ? 'unknown' : Math.max(summary.total, rows.length);
}
