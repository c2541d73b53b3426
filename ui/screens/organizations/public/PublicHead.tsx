import type { PublicPage } from '@vetsync/machines/organizations/model';
import { useWords } from '../../../language/useWords.ts';
import { newOrganizationWords } from '../NewOrganization.words.ts';
import { placeText } from '../listings/details/listingFacts.tsx';
import { listingDetailsWords } from '../listings/ListingDetails.words.ts';
import { listingNamesWords } from '../listings/ListingNames.words.ts';
import { publicPagesWords } from './PublicPages.words.ts';

/** Title and description of a page, as tabs and search engines show them. */
function useHead(page: PublicPage): { title: string; description: string } {
  const words = useWords(publicPagesWords);
  const sharedWords = {
    ...useWords(listingNamesWords),
    details: useWords(listingDetailsWords),
    organizations: useWords(newOrganizationWords),
  };
  switch (page.kind) {
    case 'listing': {
      const { title, kind, organization } = page.listing;
      const place = placeText({ words: sharedWords.details }, page.listing);
      return {
        title: `${title} · ${organization.name}`,
        description: words.listing.description(title, sharedWords.kinds[kind], organization.name, place),
      };
    }
    case 'organization': {
      const { name, kind, location } = page.organization;
      return {
        title: name,
        description: words.organization.description(name, sharedWords.organizations.kinds[kind], location),
      };
    }
    case 'listings': {
      const { kind } = page.filters;
      return {
        title: kind ? words.listings.titles[kind] : words.listings.title,
        description: words.listings.intro,
      };
    }
    case 'missing':
      return { title: words.missing.title, description: words.missing.text };
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
