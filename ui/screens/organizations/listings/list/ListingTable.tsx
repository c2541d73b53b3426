import type {
  ListingRow,
  OrganizationListingsView,
} from '@vetsync/machines/organizations/organizationListings';
import { useMemo } from 'react';
import { Table } from '../../../../components/Table/Table.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { draftBatchWords, organizationListingsWords } from '../OrganizationListings.words.ts';
import { listingNamesWords } from '../ListingNames.words.ts';
import type { OrganizationListingsProps } from '../OrganizationListings.types.ts';
import type { IntlConfig } from '@vetsync/machines/system/model';
import type { TableColumn } from '../../../../components/Table/Table.types.ts';
import { Text } from '../../../../components/Text/Text.tsx';
import type { Translation } from '../../../../language/translate.ts';
import { formatNumber } from '../../../format.ts';
import { Moment, PairLines } from '../../../portal/cellLines.tsx';
import { selectColumn } from '../../../system/lists/selectColumn.tsx';
import { startText } from '../details/listingFacts.tsx';
import { ListingStatus } from '../ListingStatus.tsx';
import { ListingActions } from './ListingActions.tsx';
import { shortDate } from '../../../dates.ts';

type Column = TableColumn<ListingRow>;
type Send = OrganizationListingsProps['send'];
interface ListingTexts {
  words: Translation<typeof organizationListingsWords>;
  sharedWords: Translation<typeof draftBatchWords>;
  kinds: Translation<typeof listingNamesWords>['kinds'];
}
interface ListingListed extends Pick<
  OrganizationListingsView,
  'intl' | 'list' | 'selected' | 'canSelect' | 'selectable' | 'isSelectLimited'
> {
  isAppliedFor: boolean;
  isLimited: boolean;
  isCaredIn: boolean;
  /** Until a first appointment. */
  isWaitKnown: boolean;
  isJoined: boolean;
  hasActions: boolean;
  /** Whether something is done with one of them now. */
  isDisabled: boolean;
}

/** What else matters about a listing, in one line. */
function noteOf({ words, kinds }: ListingTexts, row: ListingRow, intl: IntlConfig): string {
  const { kind, status, location, remote, closesOn, startsAt, timeZone, missing, more = {} } = row;
  return [
    more.team ?? (more.lead === undefined ? kinds[kind] : words.record.lead(more.lead)),
    startText({ startsAt, timeZone }, intl),
    remote ? words.remote(location) : location,
    status === 'draft' && missing > 0 ? words.missing(missing) : '',
    status === 'published' && closesOn ? words.until(shortDate(closesOn, intl)) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A figure; none where nobody applies, or nothing is limited. */
const figureColumn = (
  id: 'received' | 'fresh' | 'free' | 'inCare' | 'unassigned' | 'wait' | 'joined' | 'waiting',
  { words }: ListingTexts,
  { intl, valueOf }: { intl: IntlConfig; valueOf: (row: ListingRow) => number | null | undefined },
): Column => ({
  id,
  label: words.columns[id],
  width: 6,
  align: 'end',
  narrowAs: 'inlineLabeled',
  cell: (row) => {
    const value = valueOf(row) ?? null;
    return value === null ? null : <Text numeric>{formatNumber(value, intl)}</Text>;
  },
});

function checkboxes({ sharedWords }: ListingTexts, listed: ListingListed, send: Send): Column {
  const { selected, selectable, isSelectLimited, list, intl } = listed;
  const shown = formatNumber(selectable, intl);
  const column = selectColumn<ListingRow>({
    label: sharedWords.label,
    allLabel: isSelectLimited ? sharedWords.selectFirst(shown) : sharedWords.selectAll(selectable, shown),
    rowLabel: ({ title }) => sharedWords.select(title),
    keyOf: ({ id }) => id,
    selected,
    count: selectable,
    // While the rest is loaded.
    isAllDisabled: list !== 'idle',
    onSelectAll: (isSelected) => send({ type: isSelected ? 'rows.selectAll' : 'selection.clear' }),
    onSelect: (rowId, isSelected) => send({ type: 'row.select', rowId, isSelected }),
  });
  // What was published here is no draft anymore.
  return { ...column, cell: (row) => row.status === 'draft' && column.cell(row) };
}

/** Columns of the listings, most important first. */
function listingColumns(texts: ListingTexts, listed: ListingListed, send: Send): readonly Column[] {
  const { words } = texts;
  const {
    intl,
    canSelect,
    isAppliedFor,
    isLimited,
    isCaredIn,
    isWaitKnown,
    isJoined,
    hasActions,
    isDisabled,
  } = listed;
  const { columns } = words;
  return [
    ...(canSelect ? [checkboxes(texts, listed, send)] : []),
    {
      id: 'title',
      label: columns.title,
      width: 16,
      isRowHeader: true,
      cell: (row) => <PairLines second={noteOf(texts, row, intl)}>{row.title}</PairLines>,
    },
    ...(isAppliedFor
      ? [
          figureColumn('received', texts, { intl, valueOf: ({ counts }) => counts?.received }),
          figureColumn('fresh', texts, { intl, valueOf: ({ counts }) => counts?.fresh }),
        ]
      : []),
    ...(isCaredIn
      ? [
          figureColumn('inCare', texts, { intl, valueOf: ({ care }) => care?.people }),
          isWaitKnown
            ? figureColumn('wait', texts, { intl, valueOf: ({ more }) => more?.wait?.days })
            : figureColumn('unassigned', texts, { intl, valueOf: ({ care }) => care?.unassigned }),
        ]
      : []),
    ...(isJoined
      ? [
          figureColumn('joined', texts, { intl, valueOf: ({ seats }) => seats?.taken }),
          figureColumn('waiting', texts, { intl, valueOf: ({ seats }) => seats?.waiting }),
        ]
      : []),
    ...(isLimited ? [figureColumn('free', texts, { intl, valueOf: ({ free }) => free })] : []),
    {
      id: 'status',
      label: columns.status,
      width: 7,
      narrowAs: 'inline',
      cell: ({ status }) => <ListingStatus status={status} />,
    },
    {
      id: 'changed',
      label: columns.changed,
      width: 8,
      narrowAs: 'hidden',
      cell: ({ status, publishedAt, updatedAt }) => (
        <Moment at={status === 'published' && publishedAt !== null ? publishedAt : updatedAt} intl={intl} />
      ),
    },
    ...(hasActions
      ? [
          {
            id: 'actions',
            label: columns.actions,
            width: 4,
            isControls: true,
            align: 'end' as const,
            narrowAs: 'corner' as const,
            cell: (row: ListingRow) => <ListingActions row={row} isDisabled={isDisabled} send={send} />,
          },
        ]
      : []),
  ];
}

const keyOf = ({ id }: ListingRow) => id;
const hrefOf = ({ href }: ListingRow) => href;

/** The listings, newest first. A draft leads to the page where it is written, and others open over the list. */
export function ListingTable({ view, send }: OrganizationListingsProps) {
  const words = useWords(organizationListingsWords);
  const sharedWords = useWords(draftBatchWords);
  const { kinds } = useWords(listingNamesWords);
  const { rows, intl, canSelect, selected, selectable, isSelectLimited, hasMore, record, list } = view;
  const isDisabled = view.action !== 'idle' || view.state !== 'open';
  const isAppliedFor = rows.some(({ counts }) => counts !== null);
  const isLimited = rows.some(({ free }) => free !== null);
  const isCaredIn = rows.some(({ care }) => care !== null);
  const isWaitKnown = rows.some(({ more }) => more?.wait !== undefined);
  const isJoined = rows.some(({ seats }) => seats !== null);
  const hasActions = rows.some(({ actions, hasParticipants }) => actions.length > 0 || hasParticipants);
  // Referentially stable, so that scrolling renders only new rows.
  const columns = useMemo(
    () =>
      listingColumns(
        { words, sharedWords, kinds },
        {
          intl,
          list,
          selected,
          canSelect,
          selectable,
          isSelectLimited,
          isAppliedFor,
          isLimited,
          isCaredIn,
          isWaitKnown,
          isJoined,
          hasActions,
          isDisabled,
        },
        send,
      ),
    [
      words,
      sharedWords,
      kinds,
      intl,
      list,
      canSelect,
      selected,
      selectable,
      isSelectLimited,
      isAppliedFor,
      isLimited,
      isCaredIn,
      isWaitKnown,
      isJoined,
      hasActions,
      isDisabled,
      send,
    ],
  );
  return (
    <Table<ListingRow>
      label={words.title}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      getHref={hrefOf}
      rowCount={hasMore ? 'unknown' : rows.length}
      selectedKeys={canSelect ? selected : undefined}
      isHeadHiddenIfNarrow={!canSelect}
      currentRow={record?.row?.id ?? null}
      isCovered={record !== null}
    />
  );
}
