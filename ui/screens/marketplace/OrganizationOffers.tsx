import type { ListingKind } from '@vetsync/machines/organizations/model';
import { Box } from '../../components/Box/Box.tsx';
import { RowList } from '../../components/RowList/RowList.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { useWords } from '../../language/useWords.ts';
import { Part } from '../system/parts/Part.tsx';
import { listingSearchWords } from './ListingSearch.words.ts';
import type { ListingSearchProps } from './ListingSearch.types.ts';
import { ListingPanel } from './listings/ListingPanel.tsx';
import { ListingResults } from './listings/ListingResults.tsx';
import { ListingRow } from './listings/ListingRow.tsx';
import { MoreResults } from './listings/MoreResults.tsx';
import { organizationWords } from './Marketplace.words.ts';
import type { FoundListing, ListingSearchEvent } from '@vetsync/machines/marketplace/listingSearch';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { SentBadge } from '../applications/SentBadge.tsx';
import { useFocusAfterRemoval } from '../system/parts/focus.ts';
import { shownStatus } from './listings/shownStatus.ts';
import { entry } from './OrganizationDetail.css.ts';
import { screenOnly } from '../layout.css.ts';
import { relativeTime } from '../moreDates.ts';

interface OrganizationProgramProps {
  found: FoundListing;
  intl: IntlConfig;
  send: (event: ListingSearchEvent) => void;
}

/** One program: eligibility, pay, and the status of the veteran's application. */
function OrganizationProgram({ found, intl, send }: OrganizationProgramProps) {
  const words = useWords(organizationWords).programs;
  const { listing, href, application, canApply } = found;
  const { id, title, description, eligibility = '', extras } = listing;
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(!canApply);
  const facts = [
    { label: words.eligibility, value: eligibility },
    { label: words.funding, value: extras?.program?.funding ?? '' },
  ].filter(({ value }) => value !== '');
  return (
    <li className={entry}>
      <Inline space="xsmall" align="baseline" justify="space-between">
        <Heading level={3} ref={heading}>
          <Anchor href={href}>{title}</Anchor>
        </Heading>
        {application && <SentBadge application={application} />}
      </Inline>
      <Text>{description}</Text>
      {facts.length > 0 && <DescriptionList items={facts} />}
      {application && <Applied application={application} canApply={canApply} intl={intl} />}
      {canApply && (
        <div className={screenOnly}>
          <Button
            aria-label={application ? words.againFor(title) : words.applyFor(title)}
            onPress={() => send({ type: 'listing.apply', id })}
          >
            {application ? words.again : words.apply}
          </Button>
        </div>
      )}
    </li>
  );
}

/** When it was sent, and whether it can be sent again. Only the demo's numbers can be read out. */
function Applied({
  application,
  canApply,
  intl,
}: Pick<FoundListing, 'canApply'> & {
  application: NonNullable<FoundListing['application']>;
  intl: IntlConfig;
}) {
  const words = useWords(organizationWords).programs;
  const { applied, over } = useWords(listingSearchWords).details;
  const { id, listingId, href, submittedAt } = application;
  const when = relativeTime(submittedAt, intl);
  const status = shownStatus(application);
  return (
    <Text size="small" tone="muted">
      <Anchor href={href}>{listingId === null ? words.applied(when, id) : applied(when)}</Anchor>
      {canApply && ` ${status === 'rejected' ? words.rejected : over[status]}`}
    </Text>
  );
}

const kinds: readonly ListingKind[] = ['program', 'job', 'degree', 'provider', 'event'];

/** What one organization offers: programs with a button to apply, and rows of the rest, which open their details. */
export function OrganizationOffers({ view, send }: ListingSearchProps) {
  const words = useWords(organizationWords).programs;
  const sharedWords = useWords(listingSearchWords);
  const { list, found, isRefreshing, intl } = view;
  // Until then, these are another page's.
  if (isRefreshing) return <Spinner label={sharedWords.searching} />;
  if (list !== 'listed') return <ListingResults view={view} send={send} />;
  return (
    <>
      {kinds.map((kind) => {
        const offered = found.filter(({ listing }) => listing.kind === kind);
        if (offered.length === 0) return null;
        return kind === 'program' ? (
          <Part key={kind} title={words.title}>
            <Box as="ul" listStyle="none">
              {offered.map((one) => (
                <OrganizationProgram key={one.listing.id} found={one} intl={intl} send={send} />
              ))}
            </Box>
          </Part>
        ) : (
          <Part key={kind} title={sharedWords.kinds[kind]}>
            <RowList>
              {offered.map((one) => (
                <ListingRow key={one.listing.id} found={one} intl={intl} />
              ))}
            </RowList>
          </Part>
        );
      })}
      <MoreResults more={view.more} send={send} />
      <ListingPanel view={view} send={send} />
    </>
  );
}
