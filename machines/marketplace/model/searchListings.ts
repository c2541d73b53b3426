import { hasWords } from '../../model/text/plainText.ts';
import { anySpecialist, listingFacets, remotePlace } from '../../organizations/model/index.ts';
import type {
  ListingFacet,
  ListingFacets,
  ListingFilter,
  ListingFilters,
  ListingRequest,
  ListingSort,
  MoreListingFilter,
  PublishedListing,
  PublishedListingPage,
} from '../../organizations/model/index.ts';

/** Any other care is a specialist's. */
const generalCare: readonly string[] = ['primary-care', 'mental-health'];

type Facet = ListingFacet | 'place';

const valuesOf: Readonly<Record<Facet, (listing: PublishedListing) => readonly string[]>> = {
  type: ({ type, kind }) =>
    kind === 'provider' && !generalCare.includes(type) ? [type, anySpecialist] : [type],
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
  type,
  location,
  extras,
  requiredSkills = [],
  preferredSkills = [],
}: PublishedListing) =>
  [
    title,
    organization.name,
    description,
    type,
    location,
    ...(extras?.school?.features ?? []),
    ...requiredSkills,
    ...preferredSkills,
  ].join(' ');

/** Whether a listing passes what is asked besides its facets. Nothing here knows where a ZIP code is. */
const passes: {
  readonly [Filter in Exclude<ListingFilter, Facet | 'near' | 'radius' | 'sort'>]: (
    listing: PublishedListing,
    asked: NonNullable<ListingFilters[Filter]>,
  ) => boolean;
} = {
  kind: ({ kind }, asked) => kind === asked,
  q: (listing, asked) => hasWords(textOf(listing), asked),
  organization: ({ organization: { id, slug } }, asked) => id === asked || slug === asked,
  salary: ({ salaryFrom, salaryTo }, asked) => (salaryTo ?? salaryFrom ?? -1) >= asked,
  tuition: ({ tuition }, asked) => (tuition ?? Infinity) <= asked,
  // The ids of saved ones come with the request.
  saved: () => true,
  covered: ({ extras }) => extras?.school?.coverage === 100,
  accepting: ({ acceptsNew }) => acceptsNew === true,
  within: ({ miles }, asked) => (miles ?? Infinity) <= asked,
  rating: ({ extras }, asked) => (extras?.rating ?? 0) >= asked,
};
const passed = Object.keys(passes) as (keyof typeof passes)[];

const isAsked = (listing: PublishedListing, filters: ListingFilters) =>
  passed.every((name) => filters[name] === undefined || passes[name](listing, filters[name] as never));

const isChosen = (listing: PublishedListing, facet: Facet, filters: ListingFilters) =>
  filters[facet] === undefined || valuesOf[facet](listing).includes(String(filters[facet]));

/** How many there are of each value, in the order in which they come. */
function counted(listings: readonly PublishedListing[], facet: Facet, expected: readonly string[] = []) {
  const counts = new Map(expected.map((value) => [value, 0]));
  for (const value of listings.flatMap(valuesOf[facet]))
    if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
}

const publishedAt = ({ publishedAt: at }: PublishedListing) => Date.parse(at ?? '');
const orders: Readonly<Record<ListingSort, (a: PublishedListing, b: PublishedListing) => number>> = {
  match: (a, b) => (b.extras?.match ?? 0) - (a.extras?.match ?? 0),
  newest: (a, b) => publishedAt(b) - publishedAt(a),
  pay: (a, b) => (b.salaryTo ?? 0) - (a.salaryTo ?? 0),
  tuition: (a, b) => (a.tuition ?? Infinity) - (b.tuition ?? Infinity),
  name: (a, b) =>
    Number(a.organization.name > b.organization.name) - Number(a.organization.name < b.organization.name),
};

export interface SearchedListings {
  listings: readonly PublishedListing[];
  /** The orders that it offers, the first of which it uses unless another one is asked for. None: as they are. */
  sorts?: readonly ListingSort[];
  /** Types that it offers, also if it has none of them. */
  types?: readonly string[];
  /** Filters that not every search has. */
  narrowings?: readonly MoreListingFilter[];
}

/**
 * Searches listings that are all at hand, as the server does in its database. A place is one of theirs, because nothing here
 * knows where a ZIP code is.
 */
export function searchListings(
  { listings, sorts = [], types = [], narrowings = [] }: SearchedListings,
  { filters, cursor, limit = 50, ids }: ListingRequest,
): PublishedListingPage {
  const asked = listings.filter(
    (listing) => (ids === undefined || ids.includes(listing.id)) && isAsked(listing, filters),
  );
  const matching = (except?: Facet) =>
    asked.filter((listing) => facets.every((facet) => facet === except || isChosen(listing, facet, filters)));
  const sort = filters.sort ?? sorts[0];
  const found = sort ? matching().toSorted(orders[sort]) : matching();
  const start = Number(cursor ?? 0);
  const end = start + limit;
  const counts = (): ListingFacets => ({
    ...(Object.fromEntries(
      facets.map((facet) => [facet, counted(matching(facet), facet, facet === 'type' ? types : [])]),
    ) as Record<Facet, ReturnType<typeof counted>>),
    total: found.length,
    isAtLeast: false,
  });
  return {
    listings: found.slice(start, end),
    nextCursor: end < found.length ? String(end) : null,
    facets: cursor === null ? counts() : null,
    sorts,
    narrowings,
  };
}
