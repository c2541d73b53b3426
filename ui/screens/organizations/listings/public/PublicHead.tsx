import type { PublicPage, PublicPageOf } from '@vetsync/machines/organizations/model';
import { useWords } from '../../../../language/useWords.ts';
import { newOrganizationWords } from '../../NewOrganization.words.ts';
import { listingNamesWords } from '../ListingNames.words.ts';
import { publicPagesWords } from './PublicPages.words.ts';

interface TagsProps {
  title: string;
  description: string;
}

/** Title and description of a page, as tabs and search engines show them. */
export const Tags = ({ title, description }: TagsProps) => (
  <>
    <title>{`${title} · VetSync`}</title>
    <meta name="description" content={description} />
  </>
);

function ListingTags({ page: { listing } }: { page: PublicPageOf<'listing'> }) {
  const words = useWords(publicPagesWords).listing;
  const sharedWords = useWords(listingNamesWords);
  const { title, kind, organization, location } = listing;
  return (
    <Tags
      title={`${title} · ${organization.name}`}
      description={words.description(title, sharedWords.kinds[kind], organization.name, location)}
    />
  );
}

function OrganizationTags({ page: { organization } }: { page: PublicPageOf<'organization'> }) {
  const words = useWords(publicPagesWords).organization;
  const sharedWords = useWords(newOrganizationWords);
  const { name, kind, location } = organization;
  return <Tags title={name} description={words.description(name, sharedWords.kinds[kind], location)} />;
}

function ListingsTags({ page: { filters } }: { page: PublicPageOf<'listings'> }) {
  const words = useWords(publicPagesWords).listings;
  return <Tags title={filters.kind ? words.titles[filters.kind] : words.title} description={words.intro} />;
}

function MissingTags() {
  const words = useWords(publicPagesWords).missing;
  return <Tags title={words.title} description={words.text} />;
}

/** What the head of a page says about it. */
export function PublicHead({ page }: { page: PublicPage }) {
  switch (page.kind) {
    case 'listing':
      return <ListingTags page={page} />;
    case 'organization':
      return <OrganizationTags page={page} />;
    case 'listings':
      return <ListingsTags page={page} />;
    case 'missing':
      return <MissingTags />;
  }
}
