import type { PublicListingView } from '@vetsync/machines/organizations/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Breadcrumbs } from '../../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { DescriptionList } from '../../../../components/DescriptionList/DescriptionList.tsx';
import { LinkButton } from '../../../../components/LinkButton/LinkButton.tsx';
import { Section } from '../../../../components/Section/Section.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { columns } from '../../../layout.css.ts';
import { ListingDetails } from '../ListingDetails.tsx';
import { publicPagesWords } from './PublicPages.words.ts';
import { WebsiteLink } from './WebsiteLink.tsx';
import { Anchor } from '../../../../components/Link/Anchor.tsx';
import { Avatar } from '../../../../components/Avatar/Avatar.tsx';
import { Text } from '../../../../components/Text/Text.tsx';
import { fitText, placeText, salaryText, startText } from '../details/listingFacts.tsx';
import { listingNamesWords } from '../ListingNames.words.ts';
import { ListedRows } from './ListedRows.tsx';
import { listingDetailsWords } from '../ListingDetails.words.ts';
import { dateText } from '../../../dates.ts';
import { PageHead } from '../../../system/parts/PageHead.tsx';

export interface PublicListingProps {
  view: PublicListingView;
  intl: IntlConfig;
}

/** What it is, whose it is, and how to apply. */
function ListingHead({ view, intl }: PublicListingProps) {
  const words = useWords(publicPagesWords).listing;
  const sharedWords = useWords(listingDetailsWords);
  const { types } = useWords(listingNamesWords);
  const { listing, organizationHref, applyHref } = view;
  const { name } = listing.organization;
  const facts = [
    listing.type && types[listing.type],
    placeText({ words: sharedWords }, listing),
    salaryText({ words: sharedWords }, listing, intl),
    startText(listing, intl),
    fitText({ words: sharedWords }, listing),
  ].filter(Boolean);
  return (
    <Stack space="small">
      <PageHead
        title={listing.title}
        subtitle={<Anchor href={organizationHref}>{name}</Anchor>}
        mark={<Avatar name={name} shape="organization" />}
        action={
          applyHref !== null && (
            <Stack space="xsmall" align="flex-start">
              <LinkButton href={applyHref} variant="primary">
                {words.apply}
              </LinkButton>
              <Text size="small" tone="muted">
                {words.applyHelp}
              </Text>
            </Stack>
          )
        }
      />
      {facts.length > 0 && <Text>{facts.join(' · ')}</Text>}
    </Stack>
  );
}

/** A published listing, for everyone. */
export function PublicListing({ view, intl }: PublicListingProps) {
  const allWords = useWords(publicPagesWords);
  const words = allWords.listing;
  const { listing, website } = view;
  const { name } = listing.organization;
  return (
    <Stack space="large">
      <Breadcrumbs
        items={[
          { label: allWords.lists.all, href: view.listingsHref },
          { label: allWords.lists[listing.kind], href: view.ofKindHref },
          { label: listing.title, href: view.href },
        ]}
      />
      <ListingHead view={view} intl={intl} />
      <div className={columns}>
        <ListingDetails listing={listing} intl={intl} level={2} />
        <Section title={name}>
          <Stack space="medium" align="flex-start">
            <DescriptionList
              items={[
                ...(website ? [{ label: words.website, value: <WebsiteLink website={website} /> }] : []),
                ...(listing.publishedAt
                  ? [{ label: words.posted, value: dateText(listing.publishedAt, intl) }]
                  : []),
              ]}
            />
            <LinkButton href={view.organizationHref}>{words.more(name)}</LinkButton>
          </Stack>
        </Section>
      </div>
      {view.similar.length > 0 && (
        <Section title={words.similar} action={<Anchor href={view.ofKindHref}>{words.all}</Anchor>}>
          <ListedRows listings={view.similar} hasOrganizations intl={intl} />
        </Section>
      )}
    </Stack>
  );
}
