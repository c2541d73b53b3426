import type { FoundListing } from '@vetsync/machines/marketplace/listingSearch';
import type { PublishedListing } from '@vetsync/machines/organizations/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Row } from '../../../components/RowList/RowList.tsx';
import { useWords } from '../../../language/useWords.ts';
import { fitText, salaryText, startText } from '../../organizations/listings/details/listingFacts.tsx';
import { listingDetailsWords } from '../../organizations/listings/ListingDetails.words.ts';
import { listingNamesWords } from '../../organizations/listings/ListingNames.words.ts';
import { listingSearchWords } from '../ListingSearch.words.ts';
import { stoppedApplicationWords } from '../../system/parts/StoppedApplication.words.ts';
import { shownStatus } from './shownStatus.ts';

function useSalary(listing: PublishedListing, intl: IntlConfig): string {
  const words = useWords(listingDetailsWords);
  return salaryText({ words }, listing, intl);
}

/** A name that opens the details, and in one line whose it is, when, where, and what it pays. */
export function ListingRow({ found, intl }: { found: FoundListing; intl: IntlConfig }) {
  const words = useWords(listingSearchWords);
  const { types } = useWords(listingNamesWords);
  const { stops } = useWords(stoppedApplicationWords);
  const { listing, href, application, canApply, isSaved } = found;
  const { organization, remote, location, miles, type, title } = listing;
  const parts = [
    organization.name,
    startText(listing, intl),
    remote ? words.remotePlace : location,
    miles === null ? '' : words.miles(miles),
    useSalary(listing, intl),
    type && types[type],
    fitText({ words: useWords(listingDetailsWords) }, listing),
  ];
  return (
    <Row
      mark={<Avatar name={organization.name} shape="organization" />}
      title={title}
      href={href}
      detail={parts.filter((part) => part !== '').join(' · ')}
      state={
        application ? (
          <Badge tone={canApply || application.stop ? 'neutral' : 'info'}>
            {application.stop ? stops[application.stop] : words.status[shownStatus(application)]}
          </Badge>
        ) : (
          isSaved && <Badge>{words.details.saved}</Badge>
        )
      }
    />
  );
}
