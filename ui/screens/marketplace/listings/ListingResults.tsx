import type { FoundListing } from '@vetsync/machines/marketplace/listingSearch';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { RowList, Row } from '../../../components/RowList/RowList.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { listingSearchWords } from '../ListingSearch.words.ts';
import { ShortListOnPhone } from '../../system/lists/ShortListOnPhone.tsx';
import { textsOf } from './textsOf.ts';
import { DegreeCard } from './DegreeCard.tsx';
import { ListingCard } from './ListingCard.tsx';
import type { ListingCardProps } from './ListingCard.tsx';
import { ListingRow } from './ListingRow.tsx';
import { MoreResults } from './MoreResults.tsx';
import type { ListingSearchProps } from '../ListingSearch.types.ts';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { listingNamesWords } from '../../organizations/listings/ListingNames.words.ts';
import { useDates } from '../../system/parts/useDates.ts';
import { ProviderCard } from './ProviderCard.tsx';
import { Reach } from './Reach.tsx';
import { FoundCount } from '../../system/lists/FoundCount.tsx';

/** Care that is published, and how to reach it. Where a calendar is known, a person can schedule a visit. */
function CareCard({ found, send }: ListingCardProps) {
  const { weekdayDate } = useDates();
  const words = useWords(listingSearchWords);
  const { listing, isPersonal, bookHref } = found;
  const { types } = useWords(listingNamesWords);
  const { id, title, type, organization, location, remote, miles, acceptsNew, extras } = listing;
  const { rating, availability, nextAvailable } = extras ?? {};
  const place = [organization.name, remote ? words.remotePlace : location].filter((part) => part !== '');
  const far = miles === null ? '' : ` (${words.care.miles(miles)})`;
  const opening = nextAvailable
    ? `${availability}. ${words.care.next(weekdayDate(nextAvailable))}`
    : words.care.accepting;
  return (
    <ProviderCard
      name={title}
      specialty={type && types[type]}
      rating={rating}
      place={`${place.join(', ')}${far}`}
      opening={acceptsNew ? opening : null}
    >
      {bookHref !== null && acceptsNew && (
        <LinkButton size="small" href={bookHref} aria-label={words.care.bookWith(title)}>
          {words.care.book}
        </LinkButton>
      )}
      {nextAvailable === undefined || !isPersonal ? (
        <Button
          size="small"
          variant={bookHref !== null && acceptsNew ? 'quiet' : 'secondary'}
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

/** What the person saved and nobody can apply for any more. */
function ClosedSaved({ view: { closedSaved }, send }: ListingSearchProps) {
  const words = useWords(listingSearchWords).closedSaved;
  return (
    <Section title={words.title(closedSaved.length)}>
      <RowList>
        {closedSaved.map(({ id, title }) => (
          <Row
            key={id}
            title={title}
            detail={words.text}
            state={<Badge>{words.state}</Badge>}
            actions={
              <Button
                size="small"
                variant="quiet"
                aria-label={words.removeOf(title)}
                onPress={() => send({ type: 'listing.save', id })}
              >
                {words.remove}
              </Button>
            }
          />
        ))}
      </RowList>
    </Section>
  );
}

interface FoundProps extends ListingSearchProps {
  listings: readonly FoundListing[];
}

/** Rows of all kinds, or cards of one. */
function Found({ listings, view, send }: FoundProps) {
  const words = useWords(listingSearchWords);
  const { kind, isRefreshing, intl } = view;
  if (kind === null)
    return (
      <RowList aria-busy={isRefreshing || undefined}>
        {listings.map((one) => (
          <ListingRow key={one.listing.id} found={one} intl={intl} />
        ))}
      </RowList>
    );
  const Card = kind === 'provider' ? CareCard : ListingCard;
  const isDegree = kind === 'degree';
  const label = isDegree ? words.degree.list : undefined;
  const cards = (
    <Grid
      as="ul"
      aria-label={label}
      listStyle="none"
      columns={isDegree ? { mobile: 1, tablet: 2, desktop: 3 } : { mobile: 1, desktop: 2 }}
      space="small"
      aria-busy={isRefreshing || undefined}
    >
      {listings.map((one) => (
        <li key={one.listing.id}>
          {isDegree ? (
            <DegreeCard found={one} canCompare={view.canCompare} intl={intl} send={send} />
          ) : (
            <Card found={one} intl={intl} send={send} />
          )}
        </li>
      ))}
    </Grid>
  );
  // In the middle of a page, of which a phone shows the rest sooner.
  return label ? (
    <ShortListOnPhone count={listings.length} label={label}>
      {cards}
    </ShortListOnPhone>
  ) : (
    cards
  );
}

/** The found listings, page by page. */
export function ListingResults({ view, send }: ListingSearchProps) {
  const words = useWords(listingSearchWords);
  const phrase = usePhrases();
  const { kind, list, facets, found, elsewhere, hasFilters, more, zipProblem, problem } = view;
  const { found: countOf, none, noneText } = textsOf(words, kind);
  const clear = <Button onPress={() => send({ type: 'filters.clear' })}>{words.clear}</Button>;
  if (list === 'failed' && zipProblem)
    return (
      <EmptyState drawing="search" title={none} action={clear}>
        {words.noZip}
      </EmptyState>
    );
  if (list === 'failed')
    return (
      <ErrorState
        announce="alert"
        title={words.failed}
        action={<Button onPress={() => send({ type: 'list.retry' })}>{words.retry}</Button>}
      >
        {problem && phrase(problem)}
      </ErrorState>
    );
  if (list === 'loading') return <Spinner label={words.searching} />;
  if (list === 'nothing' && view.closedSaved.length > 0) return <ClosedSaved view={view} send={send} />;
  if (list === 'nothing')
    return hasFilters ? (
      <EmptyState drawing="search" title={none} action={clear}>
        {kind === 'degree' && view.hasScores && view.filters.type === 'certificate'
          ? words.degree.noCertificates
          : noneText}
      </EmptyState>
    ) : (
      <EmptyState drawing="search" title={words.nothingYet}>
        {words.nothingYetText}
      </EmptyState>
    );
  return (
    <Stack as="section" space="medium" aria-labelledby="listings-found">
      <FoundCount
        level={2}
        id="listings-found"
        count={facets ? countOf(facets.total, facets.isAtLeast) : words.searching}
        clear={hasFilters && { label: words.clear, onClear: () => send({ type: 'filters.clear' }) }}
      >
        {view.canApplyToSeveral && (
          <Button variant="primary" onPress={() => send({ type: 'portal.open' })}>
            {words.several}
          </Button>
        )}
      </FoundCount>
      {found.length > 0 && <Found listings={found} view={view} send={send} />}
      {elsewhere.length > 0 && (
        <Stack as="section" space="medium" aria-labelledby="listings-elsewhere">
          <Heading level={3} id="listings-elsewhere">
            {words.elsewhere}
          </Heading>
          <Found listings={elsewhere} view={view} send={send} />
        </Stack>
      )}
      <MoreResults more={more} send={send} />
      {view.closedSaved.length > 0 && <ClosedSaved view={view} send={send} />}
    </Stack>
  );
}
