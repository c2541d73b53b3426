import { queuedReportSchema, reportDecisionSchema, reportPageSchema } from '@vetsync/machines/model/exchange';
import { reportStatuses } from '@vetsync/machines/model/world';
import { uuidSchema } from '@vetsync/machines/system/model';
import * as z from 'zod/mini';
import { cursorSchema, pageLimitSchema } from '../../data/keyset.ts';
import { defineRoute } from '../../http/defineRoute.ts';
import { rowId } from '../params.ts';

const pageSize = 50;
const listQuery = z.strictObject({
  status: z.prefault(z.enum(reportStatuses), 'open'),
  /** Id of the only one that is wanted. */
  item: z.optional(uuidSchema),
  cursor: z.optional(cursorSchema),
  limit: z.optional(pageLimitSchema),
});

/** Reports, for administrators. */
export const adminReportsRoutes = [
  defineRoute(
    {
      method: 'get',
      path: '/api/admin/reports',
      access: 'admin',
      summary: 'Reports of conversations and messages, with what was written: open ones from the oldest',
      query: listQuery,
      responses: { 200: { description: 'One page.', schema: reportPageSchema } },
    },
    ({ exchange }) =>
      async ({ json, query: { limit = pageSize, ...request } }) =>
        json(await exchange.reportQueue.list({ ...request, limit }), 200),
  ),
  defineRoute(
    {
      method: 'post',
      path: '/api/admin/reports/{id}/decision',
      access: 'admin',
      proof: 'fresh',
      params: rowId,
      summary:
        'Decide on a report. Who has reported learns what became of it, not why; the other side is not told who it was',
      body: reportDecisionSchema,
      responses: {
        200: { description: 'As it is stored.', schema: z.object({ report: queuedReportSchema }) },
        404: { description: '`not_found`: there is none.' },
        409: { description: '`report_decided`: it was decided on already.' },
      },
    },
    ({ exchange, factFeed }) =>
      async ({ c, json, session, params: { id }, body }) => {
        const decided = await exchange.reportQueue.decide(session.user.id, id, body);
        factFeed.rowsCommitted();
        c.var.log.info(
          { audit: { by: session.user.id, target: id, status: decided.report.status } },
          'administration',
        );
        return json(decided, 200);
      },
  ),
] as const;
