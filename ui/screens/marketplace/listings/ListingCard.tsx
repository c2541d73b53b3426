import type { FoundListing, ListingSearchEvent } from '@vetsync/machines/marketplace/listingSearch';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { MatchScore } from '../../../components/MatchScore/MatchScore.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { SentBadge } from '../../applications/SentBadge.tsx';
import { tile } from '../../layout.css.ts';
import { fitText, salaryText } from '../../organizations/listings/details/listingFacts.tsx';
import { listingDetailsWords } from '../../organizations/listings/ListingDetails.words.ts';
import { listingNamesWords } from '../../organizations/listings/ListingNames.words.ts';
import { TimeText } from '../../system/parts/TimeText.tsx';
import { SaveButton } from './SaveButton.tsx';
import { listingSearchWords } from '../ListingSearch.words.ts';
import { beginning } from './ListingCard.css.ts';
import { relativeTime } from '../../moreDates.ts';

export interface ListingCardProps {
  found: FoundListing;
  intl: IntlConfig;
  send: (event: ListingSearchEvent) => void;
  /** Whether it is an entry of a short list, without its description. @default false */
  isBrief?: boolean;
}

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');

/** Whose it is, where, what it pays and how old it is. */
function Facts({ listing, intl }: { listing: FoundListing['listing']; intl: IntlConfig }) {
  const words = useWords(listingSearchWords);
  const sharedWords = useWords(listingDetailsWords);
  const { types } = useWords(listingNamesWords);
  const { organization, remote, location, miles, type, publishedAt } = listing;
  const where = [organization.name, remote ? words.remotePlace : location];
  const fit = fitText({ words: sharedWords }, listing);
  const what = [salaryText({ words: sharedWords }, listing, intl), type && types[type]];
  return (
    <div>
      <Text as="div" size="small" tone="muted">
        {joined([...where, miles === null ? '' : words.miles(miles)])}
      </Text>
      <Text as="div" size="small">
        {joined(what)}
      </Text>
      {fit !== '' && (
        <Text as="div" size="small" weight="medium">
          {fit}
        </Text>
      )}
      {publishedAt && (
        <TimeText at={publishedAt} intl={intl} size="caption" tone="muted">
          {words.posted(relativeTime(publishedAt, intl))}
        </TimeText>
      )}
    </div>
  );
}

/** The labels include the listing, so that they are distinct in a screen reader's list of buttons. */
function Actions({ found, send }: ListingCardProps) {
  const { listing, application, canApply } = found;
  const words = useWords(listingSearchWords).details;
  const { id, title, organization } = listing;
  const about = (action: string) => words.about(action, title, organization.name);
  const apply = application ? (canApply ? words.again : words.view) : words.apply;
  return (
    <Inline space="small">
      {(canApply || application) && (
        <Button size="small" aria-label={about(apply)} onPress={() => send({ type: 'listing.apply', id })}>
          {apply}
        </Button>
      )}
      <Button size="small" aria-label={about(words.open)} onPress={() => send({ type: 'listing.open', id })}>
        {words.open}
      </Button>
      <SaveButton found={found} send={send} />
    </Inline>
  );
}

/** A listing with what helps to choose among several, and what can be done with it. */
export function ListingCard(props: ListingCardProps) {
  const { found, intl, isBrief = false } = props;
  const { listing, application } = found;
  const match = listing.extras?.match;
  const head = (
    <Inline space="xsmall" align="baseline" justify="space-between">
      <Heading level={3}>{listing.title}</Heading>
      {match !== undefined && <MatchScore score={match} />}
    </Inline>
  );
  const state = application && <SentBadge application={application} />;
  if (isBrief)
    return (
      <Stack space="small">
        {head}
        <Facts listing={listing} intl={intl} />
        {state}
        <Actions {...props} />
      </Stack>
    );
  return (
    <article className={tile} aria-label={listing.title}>
      {head}
      <Stack space="xsmall">
        <Facts listing={listing} intl={intl} />
        {listing.description && (
          <div className={beginning}>
            <Text size="small">{listing.description}</Text>
          </div>
        )}
        {state}
      </Stack>
      <Actions {...props} />
    </article>
  );
}
