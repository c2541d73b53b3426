import type { FoundListing } from '@vetsync/machines/marketplace/listingSearch';
import type { PublishedListing } from '@vetsync/machines/organizations/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { DialogFooter } from '../../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { MatchScore } from '../../../components/MatchScore/MatchScore.tsx';
import { Sheet } from '../../../components/Sheet/Sheet.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { ListingDetails } from '../../organizations/listings/ListingDetails.tsx';
import { listingNamesWords } from '../../organizations/listings/ListingNames.words.ts';
import { stoppedApplicationWords } from '../../system/parts/StoppedApplication.words.ts';
import { TimeText } from '../../system/parts/TimeText.tsx';
import { listingSearchWords } from '../ListingSearch.words.ts';
import { Reach } from './Reach.tsx';
import { SaveButton } from './SaveButton.tsx';
import { schoolFacts } from './schoolFacts.ts';
import { shownStatus } from './shownStatus.ts';
import type { ListingSearchProps } from '../ListingSearch.types.ts';
import { relativeTime } from '../../moreDates.ts';

/** All about the listing that the URL names, and the button to apply. */
export function ListingPanel({ view, send }: ListingSearchProps) {
  const allWords = useWords(listingSearchWords);
  const words = allWords.details;
  const { kinds } = useWords(listingNamesWords);
  const { inShort } = useWords(stoppedApplicationWords);
  const { detail, opened, intl } = view;
  if (detail === 'closed') return null;
  const listing = opened?.listing;
  // Nobody applies for care: it begins with a visit or a message.
  const writeHref = listing?.kind === 'provider' ? opened?.writeHref : null;
  return (
    <Sheet
      width="panel"
      title={listing?.title ?? words.title}
      description={listing && <By found={opened} />}
      onClose={() => send({ type: 'listing.close' })}
    >
      {detail === 'reading' && <Spinner label={words.reading} />}
      {detail === 'missing' && <Missing view={view} />}
      {detail === 'failed' && (
        <ErrorState
          announce="alert"
          title={words.failed}
          action={<Button onPress={() => send({ type: 'listing.retry' })}>{allWords.retry}</Button>}
        />
      )}
      {detail === 'open' && opened && (
        <Stack space="large">
          <Inline space="small">
            <Badge>{kinds[opened.listing.kind]}</Badge>
            {opened.listing.extras?.match !== undefined && <MatchScore score={opened.listing.extras.match} />}
            {opened.listing.publishedAt && (
              <TimeText at={opened.listing.publishedAt} intl={intl} size="small" tone="muted">
                {allWords.posted(relativeTime(opened.listing.publishedAt, intl))}
              </TimeText>
            )}
          </Inline>
          <ListingDetails listing={opened.listing} intl={intl} />
          <School listing={opened.listing} intl={intl} />
          <Inline space="small">
            <Reach found={writeHref ? { ...opened, writeHref: null } : opened} />
          </Inline>
          {opened.application && (
            <Text tone="muted">
              <Anchor href={opened.application.href}>
                {words.applied(relativeTime(opened.application.submittedAt, intl))}
              </Anchor>
              {opened.canApply && ` ${words.over[shownStatus(opened.application)]}`}
              {opened.application.stoppedBy && ` ${inShort[opened.application.stoppedBy]}`}
            </Text>
          )}
          {opened.isPersonal && (
            <DialogFooter>
              {opened.canApply && (
                <Button
                  variant="primary"
                  onPress={() => send({ type: 'listing.apply', id: opened.listing.id })}
                >
                  {opened.application ? words.again : words.apply}
                </Button>
              )}
              {opened.bookHref !== null && (
                <LinkButton variant="primary" href={opened.bookHref}>
                  {allWords.care.book}
                </LinkButton>
              )}
              {writeHref && <LinkButton href={writeHref}>{allWords.reach.write}</LinkButton>}
              <SaveButton found={opened} send={send} />
              {view.kind === 'degree' && (
                <Checkbox
                  isSelected={opened.isCompared}
                  isDisabled={!view.canCompare && !opened.isCompared}
                  onChange={() => send({ type: 'compare.toggle', id: opened.listing.id })}
                >
                  {allWords.compare.add}
                </Checkbox>
              )}
            </DialogFooter>
          )}
        </Stack>
      )}
    </Sheet>
  );
}

/** Whose it is, with a link to their page if they have one. */
function By({ found: { listing, organizationHref } }: { found: FoundListing }) {
  const text = useWords(listingSearchWords).details.by(listing.organization.name);
  return organizationHref === null ? text : <Anchor href={organizationHref}>{text}</Anchor>;
}

/** What is known of the school of a degree program. */
function School({ listing, intl }: { listing: PublishedListing; intl: IntlConfig }) {
  const words = useWords(listingSearchWords);
  const facts = schoolFacts(words, listing, intl);
  if (facts.length === 0) return null;
  return (
    <>
      <DescriptionList items={facts} />
      <Inline as="ul" listStyle="none" space="xsmall" aria-label={words.degree.features}>
        {listing.extras?.school?.features.map((feature) => (
          <li key={feature}>
            <Badge>{feature}</Badge>
          </li>
        ))}
      </Inline>
    </>
  );
}

/** Nobody can see it any more. Who has applied reads what becomes of the application, if the organization is why. */
function Missing({ view: { closedApplication } }: Pick<ListingSearchProps, 'view'>) {
  const words = useWords(listingSearchWords).details;
  const { notices } = useWords(stoppedApplicationWords);
  const notice = closedApplication?.stoppedBy && notices[closedApplication.stoppedBy];
  return (
    <EmptyState
      title={notice ? notice.title(closedApplication.organization) : words.missing}
      action={
        closedApplication && <LinkButton href={closedApplication.href}>{words.ownApplication}</LinkButton>
      }
    >
      {notice ? notice.text : words.missingText}
    </EmptyState>
  );
}
