import { allListingBenefits, allListingTypes, clearances, listingKinds } from './listingKinds.ts';
import type { Clearance, ListingBenefit, ListingKind, ListingType } from './listingKinds.ts';
import { listingSearchMax, listingSorts, radiusMax } from './listingSearch.ts';
import type { ListingSort, PublishedListing, PublishedListingPage } from './listingSearch.ts';
import { cutZip } from './zip.ts';

/** Whoever is neither primary care nor mental health: the third of the quick searches. */
export const anySpecialist = 'specialist';

/** What a search of published listings asks for. A missing filter leaves all. */
export interface ListingFilters {
  kind?: ListingKind;
  /** Words, or their beginnings. */
  q?: string;
  /** ZIP code. Listings within `radius` miles are found, the nearest first, and then remote ones from elsewhere. */
  near?: string;
  radius?: number;
  /** `specialist`: of care, whatever is neither primary nor mental health. */
  type?: ListingType | typeof anySpecialist;
  remote?: boolean;
  clearance?: Clearance;
  benefits?: ListingBenefit;
  /** Id of an organization. */
  organization?: string;
  /** Dollars a year that a job can pay at least. */
  salary?: number;
  /** Dollars a year that a degree program costs at most. */
  tuition?: number;
  /** One of the places that a search offers instead of a ZIP code. */
  place?: string;
  /** One of the orders that a search offers. */
  sort?: ListingSort;
  /** Only what the person has saved. */
  saved?: boolean;
  /** Only programs whose tuition the GI Bill pays in full. */
  covered?: boolean;
  /** Only care that takes new patients. */
  accepting?: boolean;
  /** Farthest distance of care, in miles. */
  within?: number;
  /** Fewest stars of care. */
  rating?: number;
}
export type ListingFilter = keyof ListingFilters;

type Reader<Value> = (text: string) => Value | undefined;
const oneOf =
  <Value extends string>(values: readonly Value[]): Reader<Value> =>
  (text) =>
    values.find((value) => value === text);
const wholeNumber =
  (min: number, max: number): Reader<number> =>
  (text) =>
    /^\d{1,8}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined;
/** In whole dollars. */
const dollars = wholeNumber(0, 10_000_000);

const readers: { readonly [Filter in ListingFilter]-?: Reader<ListingFilters[Filter]> } = {
  kind: oneOf(listingKinds),
  q: (text) => text.trim().slice(0, listingSearchMax) || undefined,
  near: (text) => (/^\d{5}$/.test(cutZip(text)) ? cutZip(text) : undefined),
  radius: wholeNumber(1, radiusMax),
  type: oneOf<ListingType | typeof anySpecialist>([...allListingTypes, anySpecialist]),
  remote: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  clearance: oneOf(clearances),
  benefits: oneOf(allListingBenefits),
  organization: (text) => (/^[\da-f-]{36}$/i.test(text) ? text : undefined),
  salary: dollars,
  tuition: dollars,
  place: (text) => text.trim().slice(0, listingSearchMax) || undefined,
  sort: oneOf(listingSorts),
  saved: (text) => (text === 'true' ? true : undefined),
  covered: (text) => (text === 'true' ? true : undefined),
  accepting: (text) => (text === 'true' ? true : undefined),
  within: wholeNumber(1, 1_000),
  rating: (text) => (/^[1-5](\.\d)?$/.test(text) ? Number(text) : undefined),
};
export const listingFilters = Object.keys(readers) as ListingFilter[];

/** The filters as parameters of `GET /api/listings`, and of addresses that can be shared. */
export const listingQuery = (filters: ListingFilters): Record<string, string> =>
  Object.fromEntries(
    listingFilters.flatMap((filter) => {
      const value = filters[filter];
      return value === undefined || value === '' ? [] : [[filter, String(value)]];
    }),
  );

/** The filters in an address. What makes no sense is dropped. */
export const parseListingFilters = (query: { get: (name: string) => string | null }): ListingFilters =>
  Object.fromEntries(
    listingFilters.flatMap((filter) => {
      const value = readers[filter](query.get(filter) ?? '');
      return value === undefined ? [] : [[filter, value]];
    }),
  );

/** What a search asks for. */
export interface ListingRequest {
  filters: ListingFilters;
  /** Null for the first page, which also has the facets. */
  cursor: string | null;
  /** Listings of a page, at most 200. The server's default is 50. */
  limit?: number;
  /** Only listings with these ids, at most 50. */
  ids?: readonly string[];
}

/** Who knows what organizations have published. Each call rejects with a `Problem`. */
export interface ListingServer {
  find: (asked: ListingRequest) => Promise<PublishedListingPage>;
  /** Rejects with 404 unless everyone may see it. */
  read: (asked: { id: string }) => Promise<{ listing: PublishedListing }>;
}
