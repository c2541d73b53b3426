import type { PublicListingView } from '@vetsync/machines/organizations/model';
import type { Reader } from '@vetsync/machines/system/model';
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { useWords } from '../../../language/useWords.ts';
import { columns } from '../../layout.css.ts';
import { factsOf } from './listingFacts.ts';
import { ListingHead } from './ListingHead.tsx';
import { ListingText } from './ListingText.tsx';
import { publicPagesWords } from './PublicPages.words.ts';
import { WebsiteLink } from './WebsiteLink.tsx';

export interface PublicListingProps {
  view: PublicListingView;
  reader: Pick<Reader, 'locale'>;
}

/** A published listing, for everybody. */
export function PublicListing({ view, reader }: PublicListingProps) {
  const allWords = useWords(publicPagesWords);
  const words = allWords.listing;
  const { listing, website } = view;
  const facts = [
    ...factsOf(listing, { words: allWords, reader }),
    ...(website ? [{ label: words.labels.website, value: <WebsiteLink website={website} /> }] : []),
  ];
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
        <ListingText listing={listing} reader={reader} />
        <Stack space="large">
          <Section title={words.facts}>
            <DescriptionList items={facts} />
          </Section>
          <div>
            <LinkButton href={view.organizationHref}>{words.by(listing.organization.name)}</LinkButton>
          </div>
        </Stack>
      </div>
    </Stack>
  );
}
