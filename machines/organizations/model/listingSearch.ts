import * as z from 'zod/mini';
import { listingSchema } from './listing.ts';
import { organizationKindSchema } from './organization.ts';

/** Longest text of a search, in UTF-16 code units. */
export const listingSearchMax = 200;
/** Radius of a search, in miles. */
export const radiusDefault = 25;
export const radiusMax = 100;

/** A published listing with what a list shows of its organization. */
export const publishedListingSchema = z.extend(listingSchema, {
  organization: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    kind: organizationKindSchema,
    website: z.string(),
    phone: z.string(),
  }),
  /** From the ZIP code of the search. Null without one. */
  miles: z.nullable(z.number()),
  /** Occupations that it names, if the search stands for those that a military code leads to, or for one by its name. */
  fits: z.optional(z.array(z.object({ title: z.string(), code: z.nullable(z.string()) }))),
});

/** What only the demo knows of its listings. */
export interface ListingExtras {
  /** In percent. */
  match?: number;
  /** Of a degree program: what its school says of itself. */
  school?: {
    /** Whether the state runs it: the GI Bill then pays all of its in-state tuition. */
    isPublic: boolean;
    /** What the GI Bill pays of the tuition, in percent. */
    coverage: number;
    /** Share of those who apply, in percent. */
    acceptance: number;
    ranking: string;
    /** Students who are veterans. */
    veterans: number;
    /** What it does for veterans, in a sentence. */
    support: string;
    features: readonly string[];
  };
  /** Of a service: what is paid or asked for it, as displayed, and what can be requested. */
  program?: { funding: string; services: readonly string[] };
  /** Stars of a provider, from 0 to 5. */
  rating?: number;
  /** When the next appointment may be had, in words. */
  availability?: string;
  /** The first day that can be booked; null: no new patients are taken. */
  nextAvailable?: string | null;
}

export interface PublishedListing extends z.infer<typeof publishedListingSchema> {
  extras?: ListingExtras;
}

/** Whether a search near a place found it elsewhere, because it is remote. Those come last. */
export const isElsewhere = (near: string | undefined, { remote, miles }: PublishedListing): boolean =>
  near !== undefined && remote && miles === null;
export const publishedListingResponseSchema = z.object({ listing: publishedListingSchema });

/** By what a search can be narrowed down, besides text and place. */
export const listingFacets = ['type', 'remote', 'clearance', 'benefits'] as const;
export type ListingFacet = (typeof listingFacets)[number];

const facetCountsSchema = z.array(z.object({ value: z.string(), count: z.number() }));
export const listingFacetsSchema = z.object({
  /** How many listings match. */
  total: z.number(),
  /** Whether more may match than were counted. */
  isAtLeast: z.boolean(),
  type: facetCountsSchema,
  remote: facetCountsSchema,
  clearance: facetCountsSchema,
  benefits: facetCountsSchema,
});
type FacetCounts = z.infer<typeof facetCountsSchema>;
export interface ListingFacets extends z.infer<typeof listingFacetsSchema> {
  /** Places to choose from, where a search takes no ZIP code. */
  place?: FacetCounts;
}

/** Filters that some searches have besides those of every search. */
export const moreListingFilters = ['within', 'rating', 'accepting', 'covered'] as const;
export type MoreListingFilter = (typeof moreListingFilters)[number];

/** The orders of `GET /api/listings`. */
export const publishedListingSorts = ['newest', 'pay', 'tuition'] as const;
export type PublishedListingSort = (typeof publishedListingSorts)[number];
/** In which order a search lists what it finds, if the person can choose. */
export const listingSorts = ['match', ...publishedListingSorts, 'name'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** A page of `GET /api/listings`. */
export const publishedListingPageSchema = z.object({
  listings: z.array(publishedListingSchema),
  nextCursor: z.nullable(z.string()),
  /** Counts of all that match; on the first page only. */
  facets: z.nullable(listingFacetsSchema),
  /** The orders to choose from, the first of which it has; on the first page only. */
  sorts: z.optional(z.readonly(z.array(z.enum(publishedListingSorts)))),
});
export interface PublishedListingPage extends Omit<
  z.infer<typeof publishedListingPageSchema>,
  'listings' | 'facets' | 'sorts'
> {
  listings: PublishedListing[];
  facets: ListingFacets | null;
  /** The orders to choose from, the first of which it has. Without them, there is one order. */
  sorts?: readonly ListingSort[];
  /** Filters that it has besides those of every search. */
  narrowings?: readonly MoreListingFilter[];
}

/** Where a remote listing is, if it names no other place. */
export const remotePlace = 'Remote';

/** An event with how many have joined it and how many wait for a seat. */
export const listedEventRowSchema = z.extend(publishedListingSchema, {
  taken: z.int(),
  waiting: z.int(),
  /** Of an event that a person announced, whose name `organization` has. Missing in those of organizations. */
  host: z.optional(z.object({ isVerified: z.boolean(), isOwn: z.boolean() })),
});
export type ListedEventRow = z.infer<typeof listedEventRowSchema>;

/** A page of `GET /api/events`. */
export const eventPageSchema = z.object({
  events: z.array(listedEventRowSchema),
  nextCursor: z.nullable(z.string()),
});
export type EventPage = z.infer<typeof eventPageSchema>;
export const eventResponseSchema = z.object({ event: listedEventRowSchema });

/** Events per page, unless a call asks for others. */
export const eventPageSize = 100;
