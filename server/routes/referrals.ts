import { referralPageSchema } from '@vetsync/machines/bookings/model';
import * as z from 'zod/mini';
import { cursorSchema, pageLimitSchema } from '../data/keyset.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { rowId } from './params.ts';
import { notStaffResponse } from './responses.ts';

const pageSize = 100;
const page = { cursor: z.optional(cursorSchema), limit: z.optional(pageLimitSchema) };

/** People whom one organization sends to the care of another. */
export const referralRoutes = [
  defineRoute(
    {
      method: 'get',
      path: '/api/me/referrals',
      access: 'user',
      summary: 'Where organizations refer you, or would like to',
      query: z.strictObject(page),
      responses: { 200: { description: 'A page, newest first.', schema: referralPageSchema } },
    },
    ({ exchange }) =>
      async ({ json, session, query: { limit = pageSize, ...query } }) =>
        json(await exchange.referrals.ofPerson(session.user.id, { ...query, limit }), 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/organizations/{id}/referrals',
      access: 'user',
      params: rowId,
      summary:
        'Whom an organization for which you work refers to others, or gets from them once the person has consented',
      query: z.strictObject(page),
      responses: {
        200: {
          description: 'A page, newest first. What was said is only for those who may answer.',
          schema: referralPageSchema,
        },
        409: { description: '`status_not_allowed`: the organization is suspended.' },
        ...notStaffResponse,
      },
    },
    ({ exchange }) =>
      async ({ json, session, params: { id }, query: { limit = pageSize, ...query } }) =>
        json(
          await exchange.referrals.ofOrganization(
            { userId: session.user.id, organizationId: id },
            { ...query, limit },
          ),
          200,
        ),
  ),
] as const;
