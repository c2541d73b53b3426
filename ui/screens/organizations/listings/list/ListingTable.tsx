import type { ListingRow } from '@vetsync/machines/organizationListings';
import type { Reader } from '@vetsync/machines/system/model';
import { useMemo } from 'react';
import { Table } from '../../../../components/Table/Table.tsx';
import type { TableColumn } from '../../../../components/Table/Table.types.ts';
import { Text } from '../../../../components/Text/Text.tsx';
import type { Translation } from '../../../../language/translate.ts';
import { useWords } from '../../../../language/useWords.ts';
import { dayLabel, formatNumber } from '../../../format.ts';
import { MomentLines, PairLines } from '../../../portal/cellLines.tsx';
import { portalTableWords } from '../../../portal/PortalTable.words.ts';
import { selectColumn } from '../../../system/lists/selectColumn.tsx';
import { draftBatchWords } from '../DraftBatch.words.ts';
import { ListingStatus } from '../ListingStatus.tsx';
import { listingNamesWords } from '../ListingNames.words.ts';
import { organizationListingsWords } from '../OrganizationListings.words.ts';
import type { OrganizationListingsProps } from '../OrganizationListings.types.ts';
import { ListingActions } from './ListingActions.tsx';

type Column = TableColumn<ListingRow>;
interface Texts {
  words: Translation<typeof organizationListingsWords>;
  kinds: Translation<typeof listingNamesWords>['kinds'];
  justNow: string;
}

/** What else matters about a listing, in one line. */
function noteOf({ words, kinds }: Texts, row: ListingRow, reader: Reader): string {
  const { kind, status, location, remote, closesOn, missing, more = {} } = row;
  return [
    more.team ?? (more.lead === undefined ? kinds[kind] : words.record.lead[kind](more.lead)),
    remote ? words.remote(location) : location,
    status === 'draft' && missing > 0 ? words.missing(missing) : '',
    status === 'published' && closesOn ? words.until(dayLabel(closesOn, reader)) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A figure; none where nobody applies, or nothing is limited. */
const figureColumn = (
  id: 'received' | 'fresh' | 'free',
  { words }: Texts,
  { reader, valueOf }: { reader: Reader; valueOf: (row: ListingRow) => number | null },
): Column => ({
  id,
  label: words.columns[id],
  width: 6,
  align: 'end',
  narrowAs: 'inlineLabeled',
  cell: (row) => {
    const value = valueOf(row);
    return value === null ? null : <Text numeric>{formatNumber(value, reader)}</Text>;
  },
});

const keyOf = ({ id }: ListingRow) => id;
const hrefOf = ({ href }: ListingRow) => href;

/** The listings, newest first. A draft leads to the page where it is written, and others open over the list. */
export function ListingTable({ view, send }: OrganizationListingsProps) {
  const words = useWords(organizationListingsWords);
  const batchWords = useWords(draftBatchWords);
  const { justNow } = useWords(portalTableWords);
  const { kinds } = useWords(listingNamesWords);
  const { rows, reader, canSelect, selected, selectable, isSelectLimited, hasMore, record, list } = view;
  const isDisabled = view.action !== 'idle' || view.state !== 'open';
  const isAppliedFor = rows.some(({ counts }) => counts !== null);
  const isLimited = rows.some(({ free }) => free !== null);
  const hasActions = rows.some(({ actions, hasParticipants }) => actions.length > 0 || hasParticipants);
  // Referentially stable, so that scrolling renders only new rows.
  const columns = useMemo((): readonly Column[] => {
    const texts = { words, kinds, justNow };
    const shown = formatNumber(selectable, reader);
    const checkboxes = selectColumn<ListingRow>({
      label: batchWords.label,
      allLabel: isSelectLimited ? batchWords.selectFirst(shown) : batchWords.selectAll(selectable, shown),
      rowLabel: ({ title }) => batchWords.select(title),
      keyOf,
      selected,
      count: selectable,
      // While the rest is loaded.
      isAllDisabled: list !== 'idle',
      onSelectAll: (isSelected) => send({ type: isSelected ? 'rows.selectAll' : 'selection.clear' }),
      onSelect: (rowId, isSelected) => send({ type: 'row.select', rowId, isSelected }),
    });
    return [
      // What was published here is no draft anymore.
      ...(canSelect
        ? [{ ...checkboxes, cell: (row: ListingRow) => row.status === 'draft' && checkboxes.cell(row) }]
        : []),
      {
        id: 'title',
        label: words.columns.title,
        width: 16,
        isRowHeader: true,
        cell: (row) => <PairLines second={noteOf(texts, row, reader)}>{row.title}</PairLines>,
      },
      ...(isAppliedFor
        ? [
            figureColumn('received', texts, { reader, valueOf: ({ counts }) => counts && counts.received }),
            figureColumn('fresh', texts, { reader, valueOf: ({ counts }) => counts && counts.fresh }),
          ]
        : []),
      ...(isLimited ? [figureColumn('free', texts, { reader, valueOf: ({ free }) => free })] : []),
      {
        id: 'status',
        label: words.columns.status,
        width: 7,
        narrowAs: 'inline',
        cell: ({ status }) => <ListingStatus status={status} />,
      },
      {
        id: 'changed',
        label: words.columns.changed,
        width: 8,
        narrowAs: 'hidden',
        cell: ({ status, publishedAt, updatedAt }) => (
          <MomentLines
            at={status === 'published' && publishedAt !== null ? publishedAt : updatedAt}
            reader={reader}
            justNow={justNow}
            isShort
          />
        ),
      },
      ...(hasActions
        ? [
            {
              id: 'actions',
              label: words.columns.actions,
              width: 4,
              isControls: true,
              narrowAs: 'corner' as const,
              cell: (row: ListingRow) => <ListingActions row={row} isDisabled={isDisabled} send={send} />,
            },
          ]
        : []),
    ];
  }, [
    words,
    batchWords,
    justNow,
    kinds,
    reader,
    canSelect,
    selected,
    selectable,
    isSelectLimited,
    list,
    isAppliedFor,
    isLimited,
    hasActions,
    isDisabled,
    send,
  ]);
  return (
    <Table<ListingRow>
      label={words.title}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowHref={hrefOf}
      rowCount={hasMore ? 'unknown' : rows.length}
      selectedRows={canSelect ? selected : undefined}
      isHeadHiddenIfNarrow={!canSelect}
      currentRow={record?.row?.id ?? null}
      isCovered={record !== null}
    />
  );
}
