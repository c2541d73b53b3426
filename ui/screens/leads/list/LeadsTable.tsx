import type { LeadRow, LeadsAdminEvent, LeadsAdminView } from '@vetsync/machines/leads/leadsAdmin';
import { useMemo } from 'react';
import { Table } from '../../../components/Table/Table.tsx';
import { useTableMore } from '../../system/lists/useTableMore.tsx';
import { useWords } from '../../../language/useWords.ts';
import { leadsTableWords } from '../LeadsAdmin.words.ts';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import type { TableColumn } from '../../../components/Table/Table.types.ts';
import { receivedAt, smallText } from '../cells.tsx';
import { mail } from './leadColumns.css.ts';
import type { Translation } from '../../../language/translate.ts';
import type { ScreenProps } from '../../system/parts/screenProps.ts';

/** Columns of the leads table in the order of the platform spec, section 2, "Leads admin". Widths fit 1200 px. */
function leadColumns(
  words: Translation<typeof leadsTableWords>,
  intl: IntlConfig,
): readonly TableColumn<LeadRow>[] {
  const given = (text: string | null) => smallText(text?.trim() || words.none);
  return [
    {
      id: 'name',
      label: words.columns.name,
      width: 10,
      isRowHeader: true,
      cell: ({ name }) => name,
    },
    {
      id: 'email',
      label: words.columns.email,
      width: 13.5,
      narrowAs: 'line',
      cell: ({ email }) => (
        <Anchor className={mail} href={`mailto:${encodeURIComponent(email)}`}>
          {smallText(email)}
        </Anchor>
      ),
    },
    {
      id: 'status',
      label: words.columns.status,
      width: 8.5,
      narrowAs: 'inline',
      cell: ({ veteranStatus, isVeteran }) => (
        <Badge tone={isVeteran ? 'honor' : 'neutral'} variant={isVeteran ? 'solid' : 'soft'}>
          {veteranStatus?.trim() || words.notSpecified}
        </Badge>
      ),
    },
    {
      id: 'organization',
      label: words.columns.organization,
      width: 9,
      cell: ({ organization }) => given(organization),
    },
    { id: 'interest', label: words.columns.interest, width: 10.5, cell: ({ interest }) => given(interest) },
    {
      id: 'source',
      label: words.columns.source,
      width: 11,
      narrowAs: 'inline',
      cell: ({ source }) => (source ? <Badge variant="outline">{source}</Badge> : words.none),
    },
    {
      id: 'date',
      label: words.columns.date,
      width: 12,
      narrowAs: 'line',
      isSortable: true,
      cell: ({ createdAt }) => receivedAt(createdAt, intl),
    },
  ];
}

const keyOf = ({ id }: LeadRow) => id;
const hasArrived = ({ isNew }: LeadRow) => isNew;
const directions = { newest: 'descending', oldest: 'ascending' } as const;

/** Table of leads, sortable by date, that loads more while scrolling. */
export function LeadsTable({ view, send }: ScreenProps<LeadsAdminView, LeadsAdminEvent>) {
  const words = useWords(leadsTableWords);
  const { rows, rowHref, filters, intl } = view;
  // Referentially stable, so that scrolling renders only new rows.
  const columns = useMemo(() => leadColumns(words, intl), [words, intl]);
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
      getHref={hrefOf}
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
