import { draftBatchResultSchema, draftBatchSchema } from '@vetsync/machines/organizations/model';
import type { DraftBatchResult } from '@vetsync/machines/organizations/model';
import { defineRoute } from '../http/defineRoute.ts';
import { problemOfPart } from '../http/errors/answerProblem.ts';
import { rowId } from './params.ts';

/** The same done with several drafts. It stands before the routes of one listing, whose id it isn't. */
export const draftBatchRoute = defineRoute(
  {
    method: 'post',
    path: '/api/organizations/{id}/listings/batch',
    access: 'user',
    params: rowId,
    summary: 'Publish or delete several drafts. Each is changed or refused on its own, in this order',
    body: draftBatchSchema,
    responses: {
      200: {
        description:
          'For each draft how it is stored now, null if it is deleted, or the problem: `not_found`, `listing_status` if it is no draft any more, or `listing_incomplete`.',
        schema: draftBatchResultSchema,
      },
      403: { description: '`role_not_allowed`: only owners and managers write listings.' },
      404: { description: '`not_found`: you do not work there.' },
      409: { description: '`status_not_allowed`: the status of the organization does not allow it.' },
      422: { description: '`invalid_input`: nothing was changed.' },
    },
  },
  ({ listings: { staff } }) =>
    async ({ c, json, session, params: { id: organizationId }, body: { action, ids } }) => {
      const { id: userId } = session.user;
      await staff.requireWriting(userId, organizationId);
      const results: DraftBatchResult['results'] = [];
      for (const id of new Set(ids)) {
        try {
          const place = { organizationId, id };
          const listing = action === 'publish' ? await staff.take(userId, place, 'publish') : null;
          if (action === 'delete') await staff.remove(userId, place);
          results.push({ id, listing });
        } catch (error) {
          results.push({ id, problem: problemOfPart(error as Error, c) });
        }
      }
      return json({ results }, 200);
    },
);
