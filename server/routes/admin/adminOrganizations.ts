import {
  changedOrganizationSchema,
  organizationDecisionRequestSchema,
  organizationPageSize,
  organizationStatusSchema,
  reviewedOrganizationPageSchema,
} from '@vetsync/machines/organizations/model';
import { uuidSchema } from '@vetsync/machines/system/model';
import * as z from 'zod/mini';
import { cursorSchema, pageLimitSchema } from '../../data/keyset.ts';
import { defineRoute } from '../../http/defineRoute.ts';
import { rowId } from '../params.ts';

const listQuery = z.strictObject({
  status: z.optional(organizationStatusSchema),
  /** Id of the only one that is wanted. */
  item: z.optional(uuidSchema),
  cursor: z.optional(cursorSchema),
  limit: z.optional(pageLimitSchema),
});

/** Organizations, for administrators. */
export const adminOrganizationsRoutes = [
  defineRoute(
    {
      method: 'get',
      path: '/api/admin/organizations',
      access: 'admin',
      summary: 'All organizations, newest first, with what helps to decide on them',
      query: listQuery,
      responses: { 200: { description: 'One page.', schema: reviewedOrganizationPageSchema } },
    },
    ({ organizations }) =>
      async ({ json, query: { limit = organizationPageSize, ...request } }) =>
        json(await organizations.administration.list({ ...request, limit }), 200),
  ),
  defineRoute(
    {
      method: 'post',
      path: '/api/admin/organizations/{id}/status',
      access: 'admin',
      proof: 'fresh',
      params: rowId,
      summary:
        'Approve, decline, suspend or reopen an organization. Its owners get a mail, its staff can read the reason',
      body: organizationDecisionRequestSchema,
      responses: {
        200: { description: 'As it is stored.', schema: changedOrganizationSchema },
        404: { description: '`not_found`: no organization has this id.' },
        409: {
          description:
            '`decision_not_possible`: its status does not allow this decision. `look_alike_approved`: another approved ' +
            'organization has this name, or one that looks like it.',
        },
      },
    },
    ({ organizations, mail }) =>
      async ({ c, json, session, params: { id }, body }) => {
        const organization = await organizations.administration.decide(session.user.id, id, body);
        mail.wake();
        c.var.log.info(
          { audit: { by: session.user.id, target: id, status: organization.status } },
          'administration',
        );
        return json({ organization }, 200);
      },
  ),
] as const;
