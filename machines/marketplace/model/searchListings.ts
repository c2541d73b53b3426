import { hasWords } from '../../model/text/plainText.ts';
import { listingFacets, remotePlace } from '../../organizations/model/index.ts';
import type {
  ListingFacet,
  ListingFacets,
  ListingFilters,
  ListingRequest,
  ListingSort,
  PublishedListing,
  PublishedListingPage,
} from '../../organizations/model/index.ts';

type Facet = ListingFacet | 'place';

const valuesOf: Readonly<Record<Facet, (listing: PublishedListing) => readonly string[]>> = {
  type: ({ type }) => [type],
  remote: ({ remote }) => [String(remote)],
  clearance: ({ clearance = '' }) => [clearance],
  benefits: ({ benefits = [] }) => benefits,
  place: ({ remote, location }) => [remote ? remotePlace : location],
};
const facets: readonly Facet[] = [...listingFacets, 'place'];

const textOf = ({
  title,
  organization,
  description,
  requiredSkills = [],
  preferredSkills = [],
}: PublishedListing) =>
  [title, organization.name, description, ...requiredSkills, ...preferredSkills].join(' ');

const isAsked = (
  listing: PublishedListing,
  { kind, organization, salary, tuition, q = '' }: ListingFilters,
) =>
  (kind === undefined || listing.kind === kind) &&
  (organization === undefined || listing.organization.id === organization) &&
  (salary === undefined || (listing.salaryTo ?? listing.salaryFrom ?? -1) >= salary) &&
  (tuition === undefined || (listing.tuition ?? Infinity) <= tuition) &&
  hasWords(textOf(listing), q);

const isChosen = (listing: PublishedListing, facet: Facet, filters: ListingFilters) =>
  filters[facet] === undefined || valuesOf[facet](listing).includes(String(filters[facet]));

/** How many there are of each value, in the order in which they come. */
function counted(listings: readonly PublishedListing[], facet: Facet) {
  const counts = new Map<string, number>();
  for (const value of listings.flatMap(valuesOf[facet]))
    if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
}

const publishedAt = ({ publishedAt: at }: PublishedListing) => Date.parse(at ?? '');
const orders: Readonly<Record<ListingSort, (a: PublishedListing, b: PublishedListing) => number>> = {
  match: (a, b) => (b.extras?.match ?? 0) - (a.extras?.match ?? 0),
  newest: (a, b) => publishedAt(b) - publishedAt(a),
  pay: (a, b) => (b.salaryTo ?? 0) - (a.salaryTo ?? 0),
};

export interface SearchedListings {
  listings: readonly PublishedListing[];
  /** The orders that it offers, the first of which it uses unless another one is asked for. */
  sorts: readonly [ListingSort, ...ListingSort[]];
}

/**
 * Searches listings that are all at hand, as the server does in its database. A place is one of theirs, because nothing here
 * knows where a ZIP code is.
 */
export function searchListings(
  { listings, sorts }: SearchedListings,
  { filters, cursor, limit = 50 }: ListingRequest,
): PublishedListingPage {
  const asked = listings.filter((listing) => isAsked(listing, filters));
  const matching = (except?: Facet) =>
    asked.filter((listing) => facets.every((facet) => facet === except || isChosen(listing, facet, filters)));
  const found = matching().toSorted(orders[filters.sort ?? sorts[0]]);
  const start = Number(cursor ?? 0);
  const end = start + limit;
  const counts = (): ListingFacets => ({
    ...(Object.fromEntries(facets.map((facet) => [facet, counted(matching(facet), facet)])) as Record<
      Facet,
      ReturnType<typeof counted>
    >),
    total: found.length,
    isAtLeast: false,
  });
  return {
    listings: found.slice(start, end),
    nextCursor: end < found.length ? String(end) : null,
    facets: cursor === null ? counts() : null,
    sorts,
  };
}
