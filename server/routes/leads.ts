import {
  leadAnalyticsSchema,
  leadPageSchema,
  leadPageSize,
  leadSchema,
  leadSummarySchema,
  storedLeadSchema,
} from '@vetsync/machines/leads/model';
import { AppError } from '../errors.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { csvHeaders } from '../http/response/csvHeaders.ts';
import { leadAudience } from '../leads/leadFeed.ts';
import { eventResponse } from '../http/response/eventResponse.ts';
import { createLeadInserts, findLead, listLeads, storedLead } from '../leads/leads.ts';
import { csvFileName } from '../leads/leadsCsv.ts';
import { leadAnalytics, leadSummary } from '../leads/leadRollups.ts';
import { leadExport } from '../leads/leadsExport.ts';
import {
  dayRangeQuery,
  exportHeaders,
  idempotencyHeaders,
  leadFilterQuery,
  leadPageQuery,
  positionHeaders,
  positionQuery,
  storedResponses,
} from './leads.schemas.ts';
import { rowId } from './params.ts';
import { csvExportResponses } from './responses.ts';

/** Leads: anybody can submit one, administrators read them. */
export const leadsRoutes = [
  defineRoute(
    {
      method: 'post',
      path: '/api/leads',
      access: 'any',
      limit: 'leads',
      summary: 'Leave a lead; with an Idempotency-Key at most once',
      headers: idempotencyHeaders,
      body: leadSchema,
      responses: storedResponses,
    },
    ({ sql, feed }) => {
      const insertLead = createLeadInserts(sql);
      return async ({ json, headers: { 'Idempotency-Key': key = null }, body }) => {
        const { id, createdAt, isNew } = await insertLead(body, key);
        if (isNew) feed.rowsCommitted();
        return json({ id, createdAt: createdAt.toISOString() }, isNew ? 201 : 200);
      };
    },
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/leads',
      access: 'admin',
      summary: 'Leads page by page; a cursor stands for a place, so that new leads move nothing',
      query: leadPageQuery,
      responses: { 200: { description: 'One page.', schema: leadPageSchema } },
    },
    ({ sql }) =>
      async ({ json, query: { limit = leadPageSize, ...request } }) => {
        const { page, nextCursor } = await listLeads(sql, { ...request, limit });
        return json({ leads: page.map(storedLead), nextCursor }, 200);
      },
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/leads/summary',
      access: 'admin',
      summary: 'Totals of all leads, exact at the moment of asking',
      responses: { 200: { description: 'The totals.', schema: leadSummarySchema } },
    },
    ({ sql }) =>
      async ({ json }) =>
        json(await leadSummary(sql), 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/leads/analytics',
      access: 'admin',
      summary:
        'Leads per UTC day, source and status; the rarest sources and statuses counted together as `other`',
      query: dayRangeQuery,
      responses: { 200: { description: 'The counts.', schema: leadAnalyticsSchema } },
    },
    ({ sql }) =>
      async ({ json, query }) =>
        json(await leadAnalytics(sql, query), 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/leads/export.csv',
      access: 'admin',
      proof: 'fresh',
      summary: 'All leads that match as CSV; dates as Accept-Language writes them, in UTC',
      query: leadFilterQuery,
      headers: exportHeaders,
      responses: csvExportResponses,
    },
    ({ clock, csvExports }) =>
      async ({ c, session, query, headers: { 'Accept-Language': locale } }) => {
        const csv = await csvExports.begin(leadExport({ ...query, locale }), session.user.id);
        return c.body(csv, 200, csvHeaders(csvFileName(clock.now())));
      },
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/leads/events',
      access: 'admin',
      summary:
        'Live feed of new leads, as server-sent events; after a position first what was missed. `Last-Event-ID` wins over `after`',
      query: positionQuery,
      headers: positionHeaders,
      responses: {
        200: {
          description:
            '`event: opened`, then `event: lead` for each lead with its position as `id`, and a comment every 25 s. ' +
            '`event: reset` follows `opened` where the position is beyond all leads: read the list again, and continue from its `id`. ' +
            '`event: end` with a `reason` (`session`, `role`, `stopping`) comes last.',
          contentType: 'text/event-stream',
        },
        429: {
          description: '`too_many_streams`: you follow the leads in as many places as you can at once.',
        },
        503: { description: '`feed_full`, or not available right now.' },
      },
    },
    ({ feed }) =>
      async ({ c, session, query, headers }) => {
        const { open, response } = eventResponse(c);
        // A reconnecting browser repeats its original URL and adds its last position.
        const after = headers['Last-Event-ID'] ?? query.after ?? null;
        await feed.follow(
          { sessionId: session.id, userId: session.user.id, audience: leadAudience },
          after,
          open,
        );
        return response();
      },
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/leads/{id}',
      access: 'admin',
      summary: 'One lead, whole',
      params: rowId,
      responses: {
        200: { description: 'The lead.', schema: storedLeadSchema },
        404: { description: '`not_found`: no lead has this id.' },
      },
    },
    ({ sql }) =>
      async ({ json, params: { id } }) => {
        const lead = await findLead(sql, id);
        if (!lead) throw new AppError('not_found');
        return json(storedLead(lead), 200);
      },
  ),
] as const;
