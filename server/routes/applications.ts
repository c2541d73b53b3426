import {
  accessLogSchema,
  applicationHistorySchema,
  applicationPageSchema,
  applicationSorts,
  applicationStatuses,
  sentChoicesSchema,
  wholeApplicationSchema,
} from '@vetsync/machines/model/exchange';
import { profileLimits } from '@vetsync/machines/profile/model';
import { uuidSchema } from '@vetsync/machines/system/model';
import * as z from 'zod/mini';
import { cursorSchema, pageLimitSchema } from '../data/keyset.ts';
import { applicationCursors } from '../exchange/applicationSearch.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { csvHeaders } from '../http/response/csvHeaders.ts';
import { searchTextSchema } from './leads.schemas.ts';
import { rowId } from './params.ts';
import { notStaffResponse, staffExportResponses } from './responses.ts';

const applicationPageSize = 50;
const sentTextSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(profileLimits.location));
const applicationsQuery = z.strictObject({
  q: z.optional(searchTextSchema),
  status: z.optional(z.enum(applicationStatuses)),
  listing: z.optional(uuidSchema),
  /** Id of a colleague, or `none`. */
  assignee: z.optional(z.union([uuidSchema, z.literal('none')])),
  /** As somebody has sent it. */
  place: z.optional(sentTextSchema),
  skill: z.optional(sentTextSchema),
  requirements: z.optional(z.literal('met')),
  sort: z.prefault(z.enum(applicationSorts), 'newest'),
  cursor: z.optional(applicationCursors.schema),
  limit: z.optional(pageLimitSchema),
});
/** By what doesn't change, so that it stays known whose applications an export had. */
const exportQuery = z.strictObject({ listing: z.optional(uuidSchema) });
const accessLogQuery = z.strictObject({
  /** Only records about this application. */
  application: z.optional(uuidSchema),
  cursor: z.optional(cursorSchema),
  limit: z.optional(pageLimitSchema),
});
const applicationId = z.object({ id: uuidSchema, applicationId: uuidSchema });

/** Applications, as the two sides read them. */
export const applicationRoutes = [
  defineRoute(
    {
      method: 'get',
      path: '/api/organizations/{id}/applications',
      access: 'user',
      params: rowId,
      summary: 'Applications to an organization for which you work',
      query: applicationsQuery,
      responses: { 200: { description: 'A page.', schema: applicationPageSchema }, ...notStaffResponse },
    },
    ({ exchange }) =>
      async ({ json, session, params: { id }, query: { limit = applicationPageSize, ...query } }) =>
        json(await exchange.applications.list(session.user.id, id, { ...query, limit }), 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/organizations/{id}/applications/export.csv',
      access: 'user',
      proof: 'fresh',
      params: rowId,
      summary:
        'The applications of an organization as CSV, newest first, for staff who can decide on them. Each applicant sees that theirs was exported',
      query: exportQuery,
      responses: staffExportResponses,
    },
    ({ exchange, csvExports, clock }) =>
      async ({ c, session: { user }, params: { id: organizationId }, query: { listing } }) => {
        const csv = await exchange.applicationExports.begin(user.id, { organizationId, listing }, (request) =>
          csvExports.begin(request, user.id),
        );
        return c.body(
          csv,
          200,
          csvHeaders(`vetsync-applications-${clock.now().toISOString().slice(0, 10)}.csv`),
        );
      },
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/organizations/{id}/applications/choices',
      access: 'user',
      params: rowId,
      summary:
        'Places and skills by which applications to an organization for which you work can be filtered',
      responses: {
        200: { description: 'The most frequent ones of the newest applications.', schema: sentChoicesSchema },
        ...notStaffResponse,
      },
    },
    ({ exchange }) =>
      async ({ json, session, params: { id } }) =>
        json(await exchange.applications.choices(session.user.id, id), 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/organizations/{id}/applications/{applicationId}',
      access: 'user',
      params: applicationId,
      summary:
        'One application: what was sent, and its history. The applicant sees that you have read it, and colleagues that you have it open',
      responses: {
        200: { description: 'The application.', schema: wholeApplicationSchema },
        ...notStaffResponse,
      },
    },
    ({ exchange, factFeed }) =>
      async ({ json, session, params }) => {
        const { isAnnounced, ...found } = await exchange.applications.find(
          session.user.id,
          params.id,
          params.applicationId,
        );
        if (isAnnounced) factFeed.rowsCommitted();
        return json(found, 200);
      },
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/applications/{id}/history',
      access: 'user',
      params: rowId,
      summary:
        'What happened to an application of yours, with what you sent, or to one that an organization got for which you work',
      responses: {
        200: {
          description: 'Oldest first. `notes` only for staff, `sent` only for the applicant.',
          schema: applicationHistorySchema,
        },
        404: { description: '`not_found`: there is none, or it is not yours.' },
      },
    },
    ({ exchange }) =>
      async ({ json, session, params: { id } }) =>
        json(await exchange.applications.history(session.user.id, id), 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/me/access-log',
      access: 'user',
      summary: 'Who looked at what you show as a candidate, and at what you had sent',
      query: accessLogQuery,
      responses: { 200: { description: 'A page, newest first.', schema: accessLogSchema } },
    },
    ({ exchange }) =>
      async ({ json, session, query: { limit = applicationPageSize, ...query } }) =>
        json(await exchange.accessLog.list(session.user.id, { ...query, limit }), 200),
  ),
] as const;
