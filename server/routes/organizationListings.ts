import { eventParticipantsSchema, eventSeriesSchema } from '@vetsync/machines/model/exchange';
import {
  jobImportLimits,
  listingSchema,
  listingResponseSchema,
  staffListingSchema,
  listingChangeSchema,
  listingKindSchema,
  listingPageSchema,
  listingPageSize,
  listingStatusSchema,
  newListingSchema,
} from '@vetsync/machines/organizations/model';
import type { ListingStep } from '@vetsync/machines/organizations/model';
import { uuidSchema } from '@vetsync/machines/system/model';
import * as z from 'zod/mini';
import { cursorSchema, pageLimitSchema } from '../data/keyset.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { csvHeaders } from '../http/response/csvHeaders.ts';
import { csvBody } from '../http/request/csvBody.ts';
import { draftBatchRoute } from './draftBatch.ts';
import { idempotencyHeaders } from './leads.schemas.ts';
import { rowId } from './params.ts';
import { changeHeaders, versionOf } from './versions.ts';

const all = '/api/organizations/{id}/listings';
const one = `${all}/{listingId}` as const;
const listingId = z.object({ id: uuidSchema, listingId: uuidSchema });
const listQuery = z.strictObject({
  kind: z.optional(listingKindSchema),
  status: z.optional(listingStatusSchema),
  cursor: z.optional(cursorSchema),
  limit: z.optional(pageLimitSchema),
});

const importedSchema = z.object({ imported: z.number() });

const acting = {
  403: { description: '`role_not_allowed`: only owners and managers write listings.' },
  404: { description: '`not_found`: there is none, or you do not work there.' },
  409: {
    description:
      '`status_not_allowed`: the status of the organization does not allow it. `list_full`: until it is approved, it can have 500 drafts.',
  },
} as const;
const changedResponse = {
  412: {
    description: '`listing_changed`: it is no longer the version of `If-Match`. `current` is the stored one.',
  },
} as const;
const incompleteResponse = {
  422: {
    description:
      '`listing_incomplete`: `errors` names each field that is missing before it can be published.',
  },
} as const;
const stored = {
  description: 'As it is stored; `ETag` names its version.',
  schema: listingResponseSchema,
} as const;

const stepRoute = <const Step extends ListingStep>(step: Step, summary: string) =>
  defineRoute(
    {
      method: 'post',
      path: `${one}/${step}`,
      access: 'user',
      params: listingId,
      summary,
      responses: {
        200: stored,
        ...acting,
        409: {
          description:
            '`listing_status`: it is not in the status from which this is possible. `status_not_allowed`: that of the organization does not allow it.',
        },
        ...incompleteResponse,
      },
    },
    ({ listings }) =>
      async ({ c, json, session, params: { id: organizationId, listingId: id } }) => {
        const listing = await listings.staff.take(session.user.id, { organizationId, id }, step);
        c.header('ETag', versionOf(listing.version));
        return json({ listing }, 200);
      },
  );

/** Listings of an organization, for its staff. */
export const organizationListingsRoutes = [
  defineRoute(
    {
      method: 'get',
      path: all,
      access: 'user',
      params: rowId,
      summary: 'All listings of your organization, newest first, and how many have applied for each',
      query: listQuery,
      responses: { 200: { description: 'One page.', schema: listingPageSchema }, 404: acting[404] },
    },
    ({ listings }) =>
      async ({ json, session, params: { id }, query: { limit = listingPageSize, ...request } }) =>
        json(await listings.staff.list(session.user.id, id, { ...request, limit }), 200),
  ),
  defineRoute(
    {
      method: 'post',
      path: all,
      access: 'user',
      params: rowId,
      summary: 'Add a draft, which needs a kind and a title. With an Idempotency-Key at most once',
      headers: idempotencyHeaders,
      body: newListingSchema,
      responses: {
        200: {
          description: 'An earlier call of yours with this key had added it; nothing was added.',
          schema: listingResponseSchema,
        },
        201: stored,
        ...acting,
        422: { description: '`invalid_input`, or `idempotency_key_reused` with other content than before.' },
      },
    },
    ({ listings }) =>
      async ({ c, json, session, params: { id }, headers: { 'Idempotency-Key': key = null }, body }) => {
        const { listing, isNew } = await listings.staff.add(session.user.id, id, body, key);
        c.header('ETag', versionOf(listing.version));
        return json({ listing }, isNew ? 201 : 200);
      },
  ),
  draftBatchRoute,
  defineRoute(
    {
      method: 'get',
      path: one,
      access: 'user',
      params: listingId,
      summary: 'One listing, whatever its status, and how many have applied for it',
      responses: {
        200: { ...stored, schema: staffListingSchema },
        404: acting[404],
      },
    },
    ({ listings }) =>
      async ({ c, json, session, params: { id, listingId: listing } }) => {
        const found = await listings.staff.find(session.user.id, id, listing);
        c.header('ETag', versionOf(found.listing.version));
        return json(found, 200);
      },
  ),
  defineRoute(
    {
      method: 'patch',
      path: one,
      access: 'user',
      params: listingId,
      summary: 'Change a listing. What is published must stay complete',
      headers: changeHeaders,
      body: listingChangeSchema,
      responses: { 200: stored, ...acting, ...changedResponse, ...incompleteResponse },
    },
    ({ listings }) =>
      async ({
        c,
        json,
        session,
        params: { id: organizationId, listingId: id },
        headers: { 'If-Match': version },
        body: change,
      }) => {
        const place = { organizationId, id };
        const listing = await listings.staff.change(session.user.id, place, { change, version });
        c.header('ETag', versionOf(listing.version));
        return json({ listing }, 200);
      },
  ),
  defineRoute(
    {
      method: 'get',
      path: `${one}/participants`,
      access: 'user',
      params: listingId,
      summary: 'Who takes part in an event of your organization, and who waits for a seat',
      responses: {
        200: { description: 'At most 1,000, those with a seat first.', schema: eventParticipantsSchema },
        404: acting[404],
        409: { description: '`status_not_allowed`: the organization is suspended.' },
      },
    },
    ({ exchange }) =>
      async ({ json, session, params: { id: organizationId, listingId: listing } }) =>
        json(
          await exchange.eventParticipants.list(session.user.id, { organizationId, listingId: listing }),
          200,
        ),
  ),
  defineRoute(
    {
      method: 'get',
      path: `${one}/participants.csv`,
      access: 'user',
      params: listingId,
      summary: 'Who takes part in an event of your organization as CSV, for staff who can decide',
      responses: {
        200: {
          description:
            'UTF-8 with a byte order mark. Times are in UTC. A cell that a spreadsheet would run begins with an apostrophe.',
          contentType: 'text/csv',
        },
        403: { description: '`role_not_allowed`: your role in the organization does not allow it.' },
        404: acting[404],
        409: { description: '`status_not_allowed`: the organization is suspended.' },
      },
    },
    ({ exchange }) =>
      async ({ c, session, params: { id: organizationId, listingId: listing } }) => {
        const csv = await exchange.eventParticipants.csv(session.user.id, {
          organizationId,
          listingId: listing,
        });
        return c.body(csv, 200, csvHeaders('vetsync-participants.csv'));
      },
  ),
  defineRoute(
    {
      method: 'post',
      path: `${one}/repeat`,
      access: 'user',
      params: listingId,
      summary:
        'Add a draft for each later date of an event that takes place every week or month, each with its own seats',
      body: eventSeriesSchema,
      responses: {
        201: { description: 'The drafts.', schema: z.object({ listings: z.array(listingSchema) }) },
        ...acting,
      },
    },
    ({ listings }) =>
      async ({ json, session, params: { id: organizationId, listingId: id }, body }) =>
        json({ listings: await listings.staff.repeat(session.user.id, { organizationId, id }, body) }, 201),
  ),
  defineRoute(
    {
      method: 'post',
      path: `${all}.csv`,
      access: 'user',
      limit: 'listingImports',
      params: rowId,
      summary:
        'Add a draft for each job of a CSV file (`text/csv`, at most 5,000 lines and 8 MiB), or nothing if a line is broken. With an Idempotency-Key at most once',
      headers: idempotencyHeaders,
      responses: {
        200: {
          description: 'An earlier call of yours with this key had added them; nothing was added.',
          schema: importedSchema,
        },
        201: { description: 'How many drafts were added.', schema: importedSchema },
        ...acting,
        400: { description: '`malformed_csv`: the body is not UTF-8.' },
        413: { description: '`body_too_large`: the file is too large.' },
        415: { description: '`unsupported_media_type`: send `text/csv`.' },
        422: {
          description:
            '`import_refused`: `errors` names each broken line, as in `lines.7.zip`. Nothing was added. `idempotency_key_reused`: with another file than before.',
        },
      },
    },
    ({ listings }) =>
      async ({ c, json, session, params: { id }, headers: { 'Idempotency-Key': key = null } }) => {
        const text = csvBody(c, jobImportLimits.bytes);
        const { imported, isNew } = await listings.staff.importJobs(session.user.id, id, text, key);
        return json({ imported }, isNew ? 201 : 200);
      },
  ),
  stepRoute('publish', 'Publish a draft. Everyone sees it while the organization is approved'),
  stepRoute('close', 'Close a published listing'),
  stepRoute('reopen', 'Publish a closed listing again'),
  defineRoute(
    {
      method: 'post',
      path: `${one}/copy`,
      access: 'user',
      params: listingId,
      summary: 'Add a draft with the content of a listing',
      responses: { 201: stored, ...acting },
    },
    ({ listings }) =>
      async ({ c, json, session, params: { id, listingId: original } }) => {
        const listing = await listings.staff.copy(session.user.id, id, original);
        c.header('ETag', versionOf(listing.version));
        return json({ listing }, 201);
      },
  ),
] as const;
