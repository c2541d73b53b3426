import {
  casePageSchema,
  casePriorities,
  caseSorts,
  servicePageSchema,
  wholeCaseSchema,
} from '@vetsync/machines/model/exchange';
import { caseKinds, caseStatuses, serviceStatuses } from '@vetsync/machines/model/world';
import { daySchema, uuidSchema } from '@vetsync/machines/system/model';
import * as z from 'zod/mini';
import { cursorSchema, pageLimitSchema } from '../data/keyset.ts';
import { caseCursorSchema } from '../exchange/cases/caseSearch.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { csvHeaders } from '../http/response/csvHeaders.ts';
import { searchTextSchema } from './leads.schemas.ts';
import { rowId } from './params.ts';
import { notStaffResponse, staffExportResponses } from './responses.ts';

const pageSize = 50;
/** Id of a colleague, or `none`. */
const owner = z.optional(z.union([uuidSchema, z.literal('none')]));
const casesQuery = z.strictObject({
  kind: z.enum(caseKinds),
  q: z.optional(searchTextSchema),
  status: z.optional(z.enum(caseStatuses)),
  listing: z.optional(uuidSchema),
  owner,
  priority: z.optional(z.enum(casePriorities)),
  /** Only open ones with a next step on this day or before. */
  due: z.optional(daySchema),
  sort: z.prefault(z.enum(caseSorts), 'newest'),
  cursor: z.optional(caseCursorSchema),
  limit: z.optional(pageLimitSchema),
});
const servicesQuery = z.strictObject({
  q: z.optional(searchTextSchema),
  status: z.optional(z.enum(serviceStatuses)),
  owner,
  cursor: z.optional(cursorSchema),
  limit: z.optional(pageLimitSchema),
});
/** By what doesn't change, so that it stays known whose cases an export had. */
const exportQuery = z.strictObject({ kind: z.enum(caseKinds), listing: z.optional(uuidSchema) });
const caseId = z.object({ id: uuidSchema, caseId: uuidSchema });
const notWorking = { 409: { description: '`status_not_allowed`: the organization is suspended.' } } as const;

/** Those whom an organization has taken in, as its staff read them. */
export const caseRoutes = [
  defineRoute(
    {
      method: 'get',
      path: '/api/organizations/{id}/cases',
      access: 'user',
      params: rowId,
      summary:
        'Whom an organization for which you work has taken in: participants, students, hires or patients',
      query: casesQuery,
      responses: {
        200: {
          description: 'A page. A `cursor` continues in the order that it came from.',
          schema: casePageSchema,
        },
        ...notWorking,
        ...notStaffResponse,
      },
    },
    ({ exchange }) =>
      async ({ json, session, params: { id }, query: { limit = pageSize, ...query } }) =>
        json(
          await exchange.cases.list({ userId: session.user.id, organizationId: id }, { ...query, limit }),
          200,
        ),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/organizations/{id}/cases/export.csv',
      access: 'user',
      proof: 'fresh',
      params: rowId,
      summary:
        'The people an organization has taken in as CSV, newest first, for staff who can decide. Each of them sees that they were exported',
      query: exportQuery,
      responses: staffExportResponses,
    },
    ({ exchange, csvExports, clock }) =>
      async ({ c, session: { user }, params: { id: organizationId }, query }) => {
        const csv = await exchange.caseExports.begin(user.id, { organizationId, ...query }, (request) =>
          csvExports.begin(request, user.id),
        );
        const day = clock.now().toISOString().slice(0, 10);
        return c.body(csv, 200, csvHeaders(`vetsync-${query.kind}s-${day}.csv`));
      },
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/organizations/{id}/cases/{caseId}',
      access: 'user',
      params: caseId,
      summary: 'One of them, with the history. The person sees that you have read it',
      responses: {
        200: { description: 'The case.', schema: wholeCaseSchema },
        ...notWorking,
        ...notStaffResponse,
      },
    },
    ({ exchange }) =>
      async ({ json, session, params }) =>
        json(
          await exchange.cases.find({ userId: session.user.id, organizationId: params.id }, params.caseId),
          200,
        ),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/organizations/{id}/services',
      access: 'user',
      params: rowId,
      summary: 'Services that an organization for which you work has promised, or was asked for',
      query: servicesQuery,
      responses: {
        200: {
          description: 'A page, oldest first. Without a `status`, those that are not over.',
          schema: servicePageSchema,
        },
        ...notWorking,
        ...notStaffResponse,
      },
    },
    ({ exchange }) =>
      async ({ json, session, params: { id }, query: { limit = pageSize, ...query } }) =>
        json(
          await exchange.cases.services({ userId: session.user.id, organizationId: id }, { ...query, limit }),
          200,
        ),
  ),
] as const;
