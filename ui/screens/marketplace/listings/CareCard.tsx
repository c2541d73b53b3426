import { Button } from '../../../components/Button/Button.tsx';
import { useWords } from '../../../language/useWords.ts';
import { listingNamesWords } from '../../organizations/listings/ListingNames.words.ts';
import { useDates } from '../../system/parts/useDates.ts';
import { listingSearchWords } from '../ListingSearch.words.ts';
import type { ListingCardProps } from './ListingCard.tsx';
import { ProviderCard } from './ProviderCard.tsx';
import { Reach } from './Reach.tsx';

/** Care that is published, and how to reach it. Where a calendar is known, a person can schedule a visit. */
export function CareCard({ found, send }: ListingCardProps) {
  const { shortDay } = useDates();
  const words = useWords(listingSearchWords);
  const { listing, isPersonal } = found;
  const { types } = useWords(listingNamesWords);
  const { id, title, type, organization, location, remote, miles, acceptsNew, extras } = listing;
  const { rating, availability, nextAvailable } = extras ?? {};
  const place = [organization.name, remote ? words.remotePlace : location].filter((part) => part !== '');
  const far = miles === null ? '' : ` (${words.care.miles(miles)})`;
  const opening = nextAvailable
    ? `${availability}. ${words.care.next(shortDay(nextAvailable))}`
    : words.care.accepting;
  return (
    <ProviderCard
      name={title}
      specialty={type && types[type]}
      rating={rating}
      place={`${place.join(', ')}${far}`}
      opening={acceptsNew ? opening : null}
    >
      {nextAvailable === undefined || !isPersonal ? (
        <Button
          size="small"
          aria-label={words.details.about(words.details.open, title, organization.name)}
          onPress={() => send({ type: 'listing.open', id })}
        >
          {words.details.open}
        </Button>
      ) : (
        <Button
          size="small"
          isDisabled={!acceptsNew}
          aria-label={words.care.scheduleWith(title)}
          onPress={() => send({ type: 'listing.apply', id })}
        >
          {words.care.schedule}
        </Button>
      )}
      <Reach found={found} />
    </ProviderCard>
  );
}
