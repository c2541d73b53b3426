import type { PublicListingView } from '@vetsync/machines/organizations/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Breadcrumbs } from '../../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { DescriptionList } from '../../../../components/DescriptionList/DescriptionList.tsx';
import { LinkButton } from '../../../../components/LinkButton/LinkButton.tsx';
import { Section } from '../../../../components/Section/Section.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { formatUtcDay } from '../../../dates.ts';
import { columns } from '../../../layout.css.ts';
import { ListingDetails } from '../ListingDetails.tsx';
import { publicPagesWords } from './PublicPages.words.ts';
import { WebsiteLink } from './WebsiteLink.tsx';
import { Anchor } from '../../../../components/Link/Anchor.tsx';
import { Avatar } from '../../../../components/Avatar/Avatar.tsx';
import { Heading } from '../../../../components/Heading/Heading.tsx';
import { Inline } from '../../../../components/Inline/Inline.tsx';
import { Text } from '../../../../components/Text/Text.tsx';
import { placeText } from '../details/listingFacts.tsx';
import { listingDetailsWords } from '../ListingDetails.words.ts';

/** What it is, whose it is, and how to apply. */
function ListingHead({ view }: { view: PublicListingView }) {
  const words = useWords(publicPagesWords).listing;
  const sharedWords = useWords(listingDetailsWords);
  const { listing, organizationHref, applyHref } = view;
  const { name } = listing.organization;
  const place = placeText({ words: sharedWords }, listing);
  return (
    <Stack space="medium" align="flex-start">
      <Inline space="medium" align="flex-start" flexWrap="nowrap">
        <Avatar name={name} shape="organization" />
        <Stack as="hgroup" space="xxsmall">
          <Heading level={1}>{listing.title}</Heading>
          <Text size="lead" tone="muted">
            <Anchor href={organizationHref}>{name}</Anchor>
            {place && ` · ${place}`}
          </Text>
        </Stack>
      </Inline>
      {applyHref !== null && (
        <Stack space="xsmall" align="flex-start">
          <LinkButton href={applyHref} variant="primary">
            {words.apply}
          </LinkButton>
          <Text size="small" tone="muted">
            {words.applyHelp}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}

export interface PublicListingProps {
  view: PublicListingView;
  intl: IntlConfig;
}

/** A published listing, for everybody. */
export function PublicListing({ view, intl }: PublicListingProps) {
  const allWords = useWords(publicPagesWords);
  const words = allWords.listing;
  const { listing, website } = view;
  const { name } = listing.organization;
  return (
    <Stack space="large">
      <Breadcrumbs
        aria-label={allWords.trail}
        items={[
          { label: allWords.lists.all, href: view.listingsHref },
          { label: allWords.lists[listing.kind], href: view.ofKindHref },
          { label: listing.title, href: view.href },
        ]}
      />
      <ListingHead view={view} />
      <div className={columns}>
        <ListingDetails listing={listing} intl={intl} level={2} />
        <Section title={name}>
          <Stack space="medium" align="flex-start">
            <DescriptionList
              items={[
                ...(website ? [{ label: words.website, value: <WebsiteLink website={website} /> }] : []),
                ...(listing.publishedAt
                  ? [{ label: words.posted, value: formatUtcDay(listing.publishedAt, intl) }]
                  : []),
              ]}
            />
            <LinkButton href={view.organizationHref}>{words.more(name)}</LinkButton>
          </Stack>
        </Section>
      </div>
    </Stack>
  );
}
