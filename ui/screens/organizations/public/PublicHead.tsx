import type { PublicPage } from '@vetsync/machines/organizations/model';
import { useWords } from '../../../language/useWords.ts';
import { newOrganizationWords } from '../NewOrganization.words.ts';
import { placeText } from './listingFacts.ts';
import {
  publicListingsWords,
  publicListingWords,
  publicMissingWords,
  publicOrganizationWords,
  publicPagesWords,
} from './PublicPages.words.ts';

/** Title and description of a page, as tabs and search engines show them. */
function useHead(page: PublicPage): { title: string; description: string } {
  const { kinds } = useWords(publicPagesWords);
  const listingWords = useWords(publicListingWords);
  const organizationWords = useWords(publicOrganizationWords);
  const listingsWords = useWords(publicListingsWords);
  const missingWords = useWords(publicMissingWords);
  const organizationKinds = useWords(newOrganizationWords).kinds;
  switch (page.kind) {
    case 'listing': {
      const { title, kind, organization } = page.listing;
      const place = placeText(page.listing, listingWords);
      return {
        title: `${title} · ${organization.name}`,
        description: listingWords.description(title, kinds[kind], organization.name, place),
      };
    }
    case 'organization': {
      const { name, kind, location } = page.organization;
      return {
        title: name,
        description: organizationWords.description(name, organizationKinds[kind], location),
      };
    }
    case 'listings': {
      const { kind } = page.filters;
      return {
        title: kind ? listingsWords.titles[kind] : listingsWords.title,
        description: listingsWords.intro,
      };
    }
    case 'missing':
      return { title: missingWords.title, description: missingWords.text };
  }
}

/** What the head of a page says about it. */
export function PublicHead({ page, productName }: { page: PublicPage; productName: string }) {
  const { title, description } = useHead(page);
  return (
    <>
      <title>{`${title} · ${productName}`}</title>
      <meta name="description" content={description} />
    </>
  );
}
