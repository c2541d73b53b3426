import type { ListingRow } from '@vetsync/machines/organizations/organizationListings';
import { useMemo } from 'react';
import { Table } from '../../../../components/Table/Table.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { portalTableWords } from '../../../portal/PortalTable.words.ts';
import { draftBatchWords } from '../DraftBatch.words.ts';
import { listingNamesWords } from '../ListingNames.words.ts';
import { organizationListingsWords } from '../OrganizationListings.words.ts';
import type { OrganizationListingsProps } from '../OrganizationListings.types.ts';
import { listingColumns } from './listingColumns.tsx';

const keyOf = ({ id }: ListingRow) => id;
const hrefOf = ({ href }: ListingRow) => href;

/** The listings, newest first. A draft leads to the page where it is written, and others open over the list. */
export function ListingTable({ view, send }: OrganizationListingsProps) {
  const words = useWords(organizationListingsWords);
  const sharedWords = useWords(draftBatchWords);
  const { justNow } = useWords(portalTableWords);
  const { kinds } = useWords(listingNamesWords);
  const { rows, intl, canSelect, selected, selectable, isSelectLimited, hasMore, record, list } = view;
  const isDisabled = view.action !== 'idle' || view.state !== 'open';
  const isAppliedFor = rows.some(({ counts }) => counts !== null);
  const isLimited = rows.some(({ free }) => free !== null);
  const isCaredIn = rows.some(({ care }) => care !== null);
  const hasActions = rows.some(({ actions, hasParticipants }) => actions.length > 0 || hasParticipants);
  // Referentially stable, so that scrolling renders only new rows.
  const columns = useMemo(
    () =>
      listingColumns(
        { words, sharedWords, kinds, justNow },
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
          hasActions,
          isDisabled,
        },
        send,
      ),
    [
      words,
      sharedWords,
      justNow,
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
      rowHref={hrefOf}
      rowCount={hasMore ? 'unknown' : rows.length}
      selectedRows={canSelect ? selected : undefined}
      isHeadHiddenIfNarrow={!canSelect}
      currentRow={record?.row?.id ?? null}
      isCovered={record !== null}
    />
  );
}
