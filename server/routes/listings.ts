import {
  allListingBenefits,
  allListingTypes,
  clearances,
  cutZip,
  eventPageSchema,
  eventPageSize,
  eventResponseSchema,
  looksLikeSlug,
  listingTypes,
  listingKindSchema,
  listingPageSize,
  listingSearchMax,
  listingsCode,
  organizationKindSchema,
  organizationPageSchema,
  organizationPageSize,
  publishedListingResponseSchema,
  publishedListingPageSchema,
  publishedListingSorts,
  radiusDefault,
  radiusMax,
} from '@vetsync/machines/organizations/model';
import { participationResponseSchema } from '@vetsync/machines/model/exchange';
import { isUuid } from '@vetsync/machines/system/model';
import * as z from 'zod/mini';
import { cursorSchema, pageLimitSchema } from '../data/keyset.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { searchCursorSchema } from '../listings/cursor.ts';
import { rowId } from './params.ts';

const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z
      .string()
      .check(
        z.refine(
          (text) => /^\d{1,8}$/.test(text) && Number(text) >= min && Number(text) <= max,
          `Must be a whole number from ${min} to ${max}`,
        ),
      ),
    z.transform((text: string) => Number(text)),
  );
const dollarsMax = 10_000_000;
const directory = {
  q: z.optional(z.string().check(z.trim(), z.maxLength(listingSearchMax))),
  near: z.optional(z.string().check(z.overwrite(cutZip), z.regex(/^\d{5}$/, listingsCode('zipInvalid')))),
  radius: z.optional(wholeNumber(1, radiusMax)),
  cursor: z.optional(searchCursorSchema),
  limit: z.optional(pageLimitSchema),
};
const organizationQuery = z.strictObject({ ...directory, kind: z.optional(organizationKindSchema) });
const eventQuery = z.strictObject({
  q: directory.q,
  type: z.optional(z.enum(listingTypes.event)),
  cursor: z.optional(cursorSchema),
  limit: directory.limit,
});
const listingQuery = z.strictObject({
  ...directory,
  kind: z.optional(listingKindSchema),
  type: z.optional(z.enum(allListingTypes)),
  remote: z.optional(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((text) => text === 'true'),
    ),
  ),
  clearance: z.optional(z.enum(clearances)),
  benefits: z.optional(z.enum(allListingBenefits as [string, ...string[]])),
  /** Its id, or its name in addresses. */
  organization: z.optional(
    z.string().check(z.refine((text) => isUuid(text) || looksLikeSlug(text), 'Must be a UUID or a slug')),
  ),
  salary: z.optional(wholeNumber(0, dollarsMax)),
  tuition: z.optional(wholeNumber(0, dollarsMax)),
  sort: z.optional(z.enum(publishedListingSorts)),
});

/** The public directory: published listings and approved organizations. */
export const listingsRoutes = [
  defineRoute(
    {
      method: 'get',
      path: '/api/listings',
      access: 'any',
      summary:
        'Search published listings: with `near` (a ZIP code) the nearest within `radius` miles first and then remote ones from elsewhere, whose `miles` are null; otherwise the newest, or by `sort`, which has an effect if the first page names it in `sorts`',
      query: listingQuery,
      responses: {
        200: {
          description:
            'One page. The first has `facets`: how many listings there are with each value, and `sorts`: the orders to choose from.',
          schema: publishedListingPageSchema,
        },
      },
    },
    ({ listings }) =>
      async ({ json, query: { limit = listingPageSize, radius = radiusDefault, ...request } }) =>
        json(await listings.search.find({ ...request, radius, limit }), 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/listings/{id}',
      access: 'any',
      params: rowId,
      summary: 'One published listing',
      responses: {
        200: { description: 'The listing.', schema: publishedListingResponseSchema },
        404: { description: '`not_found`: there is none, or it is not public.' },
      },
    },
    ({ listings }) =>
      async ({ json, params: { id } }) =>
        json({ listing: await listings.search.read(id) }, 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/events',
      access: 'any',
      session: 'optional',
      summary:
        'Search published events that are not over, those that are over first come first, with their seats. Whoever is signed in finds those of people, too',
      query: eventQuery,
      responses: { 200: { description: 'One page.', schema: eventPageSchema } },
    },
    ({ listings }) =>
      async ({ json, session, query: { limit = eventPageSize, ...request } }) =>
        json(await listings.events.find({ ...request, limit }, session?.user.id), 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/events/{id}',
      access: 'any',
      session: 'optional',
      params: rowId,
      summary: 'One published event with its seats. Those of people are for whoever is signed in',
      responses: {
        200: { description: 'The event.', schema: eventResponseSchema },
        404: { description: '`not_found`: there is none, it is not public, or it is over.' },
      },
    },
    ({ listings }) =>
      async ({ json, session, params: { id } }) =>
        json({ event: await listings.events.read(id, session?.user.id) }, 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/events/{id}/participation',
      access: 'user',
      params: rowId,
      summary:
        'Your own part in an event, and what only its participants see: the link, from a day before, and who else chose to be seen',
      responses: {
        200: { description: 'Your part in it.', schema: participationResponseSchema },
        404: { description: '`not_found`: there is none, or it is not public and you have no part in it.' },
      },
    },
    ({ exchange }) =>
      async ({ json, session, params: { id } }) =>
        json({ participation: await exchange.readParticipation(session.user.id, id) }, 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/organizations',
      access: 'any',
      summary:
        'Search approved organizations: with `near` (a ZIP code) the nearest within `radius` miles first, otherwise the newest',
      query: organizationQuery,
      responses: { 200: { description: 'One page.', schema: organizationPageSchema } },
    },
    ({ listings }) =>
      async ({ json, query: { limit = organizationPageSize, radius = radiusDefault, ...request } }) =>
        json(await listings.organizations.find({ ...request, radius, limit }), 200),
  ),
] as const;
