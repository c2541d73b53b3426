import type {
  OrganizationDetailEvent,
  OrganizationDetailView,
} from '@vetsync/machines/marketplace/organizationDetail';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { listingSearchWords } from './ListingSearch.words.ts';
import { organizationWords, marketplaceWords } from './Marketplace.words.ts';
import { Bullets } from './Bullets.tsx';
import { OrganizationContact } from './OrganizationContact.tsx';
import { columns } from '../layout.css.ts';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { Part } from '../system/parts/Part.tsx';
import type {
  ListedOrganization,
  ExternalReview,
  OrganizationExtras,
} from '@vetsync/machines/marketplace/model';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { written } from '../organizations/listings/Listings.css.ts';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Box } from '../../components/Box/Box.tsx';
import { Rating } from '../../components/Rating/Rating.tsx';
import { formatNumber } from '../format.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import { entry } from './OrganizationDetail.css.ts';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { newOrganizationWords } from '../organizations/NewOrganization.words.ts';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import type { ScreenProps } from '../system/parts/screenProps.ts';
import { relativeTime } from '../moreDates.ts';
import { PageHead } from '../system/parts/PageHead.tsx';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';

interface OrganizationFactsProps {
  organization: ListedOrganization;
  extras: OrganizationExtras;
  intl: IntlConfig;
}

/** Type, locations, size and age. */
function OrganizationFacts({ organization: { location }, extras, intl }: OrganizationFactsProps) {
  const sharedWords = useWords(marketplaceWords);
  const words = useWords(organizationWords);
  const { type, locations, established, lastActive, memberCount, activePrograms } = extras;
  const works = (
    <Box as="ul" listStyle="none">
      {locations.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </Box>
  );
  const active = (
    <TimeText at={lastActive} intl={intl}>
      {relativeTime(lastActive, intl)}
    </TimeText>
  );
  return (
    <Part title={words.facts}>
      <DescriptionList
        items={[
          { label: words.type, value: sharedWords.kinds[type] },
          { label: words.seat, value: location },
          { label: words.works, value: works },
          { label: words.established, value: String(established) },
          { label: words.members, value: formatNumber(memberCount, intl) },
          { label: words.active, value: formatNumber(activePrograms, intl) },
          { label: words.lastActive, value: active },
        ]}
      />
    </Part>
  );
}

/** Name, logo and tagline of the organization, or what it is and where. In the demo, also its rating. */
function OrganizationHead({
  organization,
  marketplaceHref,
}: Pick<OrganizationDetailView, 'marketplaceHref'> & { organization: ListedOrganization }) {
  const words = useWords(marketplaceWords);
  const { kinds } = useWords(newOrganizationWords);
  const { id, name, kind, location, extras } = organization;
  return (
    <Stack space="xsmall">
      <PageHead
        title={name}
        subtitle={extras?.tagline ?? [kinds[kind], location].filter((part) => part !== '').join(' · ')}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: words.title, href: marketplaceHref },
              { label: name, href: '#main' },
            ]}
          />
        }
        mark={<Avatar name={name} shape="organization" />}
        about={id}
      />
      {extras && (
        <Inline space="small">
          <Rating value={extras.rating} reviewCount={extras.reviewCount} />
          {extras.verified && (
            <Badge tone="positive" icon={BadgeCheck}>
              {words.verified}
            </Badge>
          )}
          <Badge>{words.categories[extras.category]}</Badge>
        </Inline>
      )}
    </Stack>
  );
}

interface OrganizationReviewsProps {
  reviews: readonly ExternalReview[];
  intl: IntlConfig;
}

/** Reviews by veterans. */
function OrganizationReviews({ reviews, intl }: OrganizationReviewsProps) {
  const words = useWords(organizationWords).reviewList;
  return (
    <Part title={words.title}>
      <Box as="ul" listStyle="none">
        {reviews.map(({ id, author, source, rating, writtenAt, text }) => (
          <li key={id} className={entry}>
            <Inline space="xsmall" align="baseline" justify="space-between">
              <Rating value={rating} />
              <TimeText at={writtenAt} intl={intl} size="small" tone="muted">
                {relativeTime(writtenAt, intl)}
              </TimeText>
            </Inline>
            <Text>{text}</Text>
            <Text size="small" tone="muted">
              {words.by(author, source)}
            </Text>
          </li>
        ))}
      </Box>
    </Part>
  );
}

/** Mission, and in the demo achievements. Nothing, if it doesn't say. */
function OrganizationAbout({ organization }: { organization: ListedOrganization }) {
  const sharedWords = useWords(marketplaceWords);
  const words = useWords(organizationWords);
  const { name, about, extras } = organization;
  if (about === '') return null;
  return (
    <Part title={words.about}>
      <Text as="div">
        <div className={written}>{about}</div>
      </Text>
      {extras && (
        <>
          <Inline as="ul" listStyle="none" space="xxsmall" aria-label={sharedWords.tags(name)}>
            {extras.tags.map((tag) => (
              <li key={tag}>
                <Badge variant="outline">{tag}</Badge>
              </li>
            ))}
          </Inline>
          <Heading level={3}>{words.highlights}</Heading>
          <Bullets items={extras.highlights} />
        </>
      )}
    </Part>
  );
}

export interface OrganizationDetailProps extends ScreenProps<
  OrganizationDetailView,
  OrganizationDetailEvent
> {
  /** What the organization offers. */
  children?: ReactNode;
}

/**
 * All about one organization (platform spec, section 2, "Route table"; feature spec, section 3, "Organization"), and what it
 * offers.
 */
export function OrganizationDetail({ view, send, children }: OrganizationDetailProps) {
  const words = useWords(organizationWords);
  const sharedWords = useWords(listingSearchWords);
  const { state, organization, intl, marketplaceHref } = view;
  if (state === 'unknown')
    return (
      <EmptyState
        drawing="search"
        level={1}
        title={words.unknown.title}
        action={
          <LinkButton href={marketplaceHref} variant="primary">
            {words.back}
          </LinkButton>
        }
      >
        {words.unknown.text}
      </EmptyState>
    );
  if (state === 'failed')
    return (
      <LoadFailed
        words={{ title: sharedWords.details.failed, retry: sharedWords.retry }}
        failure={null}
        onRetry={() => send({ type: 'organization.retry' })}
      />
    );
  if (!organization) return <Spinner label={sharedWords.details.reading} />;
  const { extras } = organization;
  return (
    <Stack space="large">
      <OrganizationHead organization={organization} marketplaceHref={marketplaceHref} />
      <div className={columns}>
        <Stack space="large">
          <OrganizationAbout organization={organization} />
          {children}
          {extras && <OrganizationReviews reviews={extras.externalReviews} intl={intl} />}
        </Stack>
        <Stack space="large">
          <OrganizationContact view={view} />
          {extras && (
            <>
              <OrganizationFacts organization={organization} extras={extras} intl={intl} />
              <Part title={words.certifications}>
                <Bullets items={extras.certifications} />
              </Part>
            </>
          )}
        </Stack>
      </div>
    </Stack>
  );
}
