import type { FoundListing, ListingSearchEvent } from '@vetsync/machines/marketplace/listingSearch';
import type { Reader } from '@vetsync/machines/system/model';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { SentBadge } from '../applications/SentBadge.tsx';
import { useFocusAfterRemoval } from '../system/parts/focus.ts';
import { relativeTime } from '../format.ts';
import { useWords } from '../../language/useWords.ts';
import { listingSearchWords } from './ListingSearch.words.ts';
import { standingOf } from './listings/standing.ts';
import { organizationWords } from './Marketplace.words.ts';
import { entry } from './OrganizationDetail.css.ts';
import { screenOnly } from '../layout.css.ts';

interface OrganizationProgramProps {
  found: FoundListing;
  reader: Reader;
  send: (event: ListingSearchEvent) => void;
}

/** One program: eligibility, pay, and the status of the veteran's application. */
export function OrganizationProgram({ found, reader, send }: OrganizationProgramProps) {
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
      {application && <Applied application={application} canApply={canApply} reader={reader} />}
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
  reader,
}: Pick<FoundListing, 'canApply'> & {
  application: NonNullable<FoundListing['application']>;
  reader: Reader;
}) {
  const words = useWords(organizationWords).programs;
  const { applied, over } = useWords(listingSearchWords).details;
  const { id, listingId, href, submittedAt } = application;
  const when = relativeTime(submittedAt, reader);
  const standing = standingOf(application);
  return (
    <Text size="small" tone="muted">
      <Anchor href={href}>{listingId === null ? words.applied(when, id) : applied(when)}</Anchor>
      {canApply && ` ${standing === 'rejected' ? words.rejected : over[standing]}`}
    </Text>
  );
}
