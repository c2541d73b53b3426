import type { ListingRow } from '@vetsync/machines/organizationListings';
import type { Reader } from '@vetsync/machines/system/model';
import { Row, RowList } from '../../../../components/RowList/RowList.tsx';
import type { Translation } from '../../../../language/translate.ts';
import { useWords } from '../../../../language/useWords.ts';
import { dayLabel, relativeTime } from '../../../format.ts';
import { ListingStatus } from '../ListingStatus.tsx';
import { listingNamesWords } from '../ListingNames.words.ts';
import { organizationListingsWords } from '../OrganizationListings.words.ts';
import type { OrganizationListingsProps } from '../OrganizationListings.types.ts';
import { DraftCheck } from './DraftCheck.tsx';
import { ListingActions } from './ListingActions.tsx';

/** What matters about a listing now, in one line. */
function detailOf(
  words: Translation<typeof organizationListingsWords>,
  kinds: Translation<typeof listingNamesWords>['kinds'],
  row: ListingRow,
  reader: Reader,
): string {
  const { kind, status, location, closesOn, missing, publishedAt, updatedAt } = row;
  const isPublished = status === 'published' && publishedAt !== null;
  return [
    kinds[kind],
    location,
    status === 'draft' && missing > 0 ? words.missing(missing) : '',
    isPublished
      ? words.published(relativeTime(publishedAt, reader))
      : words.changed(relativeTime(updatedAt, reader)),
    isPublished && closesOn ? words.until(dayLabel(closesOn, reader)) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The listings, newest first. Each leads to its page. */
export function ListingRows({ view, send }: OrganizationListingsProps) {
  const words = useWords(organizationListingsWords);
  const { kinds } = useWords(listingNamesWords);
  return (
    <RowList aria-label={words.title}>
      {view.rows.map((row) => (
        <Row
          key={row.id}
          href={row.href}
          title={row.title}
          mark={view.canSelect && row.status === 'draft' && <DraftCheck row={row} view={view} send={send} />}
          detail={detailOf(words, kinds, row, view.reader)}
          state={<ListingStatus status={row.status} />}
          actions={
            <ListingActions
              row={row}
              isDisabled={view.action !== 'idle' || view.state !== 'open'}
              send={send}
            />
          }
        />
      ))}
    </RowList>
  );
}
