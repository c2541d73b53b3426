import { leadPageSize, leadSchema } from '@vetsync/machines/leads/model';
import { Hono } from 'hono';
import { idempotencyHeaders } from '../data/insertOnce.ts';
import { createLeadInserts, findLead, listLeads, storedLead } from '../leads/leads.ts';
import { csvFileName } from '../leads/leadsCsv.ts';
import { leadAnalytics, leadSummary } from '../leads/leadsDigests.ts';
import { leadExport } from '../leads/leadsExport.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from '../http/env.ts';
import { csvHeaders } from '../http/response/csvHeaders.ts';
import { eventResponse } from '../http/response/eventResponse.ts';
import { rowIdOf } from '../http/request/rowId.ts';
import { validBody, validHeaders, validQuery } from '../http/request/validate.ts';
import {
  dayRangeQuery,
  exportHeaders,
  leadFilterQuery,
  leadPageQuery,
  positionHeaders,
  positionQuery,
} from './leads.contract.ts';

export function leadsRoutes({ sql, clock, feed, csvExports }: Deps) {
  const insertLead = createLeadInserts(sql);

  return new Hono<AppEnv>()
    .post('/api/leads', validHeaders(idempotencyHeaders), validBody(leadSchema), async (c) => {
      const { 'Idempotency-Key': key = null } = c.req.valid('header');
      const { id, createdAt, isNew } = await insertLead(c.req.valid('json'), key);
      if (isNew) feed.arrived();
      return c.json({ id, createdAt: createdAt.toISOString() }, isNew ? 201 : 200);
    })
    .get('/api/leads', validQuery(leadPageQuery), async (c) => {
      const { limit = leadPageSize, ...request } = c.req.valid('query');
      const { page, nextCursor } = await listLeads(sql, { ...request, limit });
      return c.json({ leads: page.map(storedLead), nextCursor }, 200);
    })
    .get('/api/leads/summary', async (c) => c.json(await leadSummary(sql), 200))
    .get('/api/leads/analytics', validQuery(dayRangeQuery), async (c) =>
      c.json(await leadAnalytics(sql, c.req.valid('query')), 200),
    )
    .get('/api/leads/export.csv', validQuery(leadFilterQuery), validHeaders(exportHeaders), async (c) => {
      const { 'Accept-Language': locale } = c.req.valid('header');
      const request = leadExport({ ...c.req.valid('query'), locale });
      const csv = await csvExports.begin(request, c.var.session!.user.id);
      return c.body(csv, 200, csvHeaders(csvFileName(clock.now())));
    })
    .get('/api/leads/events', validQuery(positionQuery), validHeaders(positionHeaders), async (c) => {
      const { open, response } = eventResponse(c);
      // A browser that reconnects by itself repeats the address it first asked with, and adds where it has come to.
      const after = c.req.valid('header')['Last-Event-ID'] ?? c.req.valid('query').after ?? null;
      await feed.follow(c.var.session!, after, open);
      return response();
    })
    .get('/api/leads/:id', async (c) => {
      const lead = await findLead(sql, rowIdOf(c));
      if (!lead) throw new AppError('not_found');
      return c.json(storedLead(lead), 200);
    });
}
