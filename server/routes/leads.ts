import { leadPageSize, leadSchema } from '@vetsync/machines/model';
import { Hono } from 'hono';
import { idempotencyHeaders } from '../data/insertOnce.ts';
import { createLeadInserts, listLeads, storedLead } from '../data/leads.ts';
import { csvFileName } from '../data/leadsCsv.ts';
import { leadAnalytics, leadSummary } from '../data/leadsDigests.ts';
import { createLeadExports } from '../data/leadsExport.ts';
import type { Deps } from '../deps.ts';
import type { AppEnv } from '../http/env.ts';
import { eventResponse } from '../http/eventResponse.ts';
import { HttpProblem } from '../http/problem.ts';
import { validBody, validHeaders, validQuery } from '../http/validate.ts';
import {
  dayRangeQuery,
  exportHeaders,
  leadFilterQuery,
  leadPageQuery,
  positionHeaders,
  positionQuery,
} from './leads.contract.ts';
import { NoFreeSlot } from '../slots.ts';

/** Turns the refusal of a further stream or export into its answer. */
const tooMany = (code: string, detail: string, retryAfterSeconds: number) => (error: unknown) => {
  if (!(error instanceof NoFreeSlot)) throw error;
  throw new HttpProblem(429, code, { detail, headers: { 'Retry-After': String(retryAfterSeconds) } });
};
const tooManyStreams = tooMany(
  'too_many_streams',
  'You follow the leads in as many places as you can at once. Close one of them first.',
  30,
);
const tooManyExports = tooMany(
  'too_many_exports',
  'Another export of yours is still running. Please try again when it is done.',
  10,
);

export function leadsRoutes({ sql, clock, config, feed }: Deps) {
  const insertLead = createLeadInserts(sql);
  const leadExports = createLeadExports(sql, config);

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
      const csv = await leadExports
        .begin({ ...c.req.valid('query'), locale }, c.var.session!.user.id)
        .catch(tooManyExports);
      return c.body(csv, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${csvFileName(clock.now())}"`,
      });
    })
    .get('/api/leads/events', validQuery(positionQuery), validHeaders(positionHeaders), async (c) => {
      const { open, response } = eventResponse(c);
      // A browser that reconnects by itself repeats the address it first asked with, and adds where it has come to.
      const after = c.req.valid('header')['Last-Event-ID'] ?? c.req.valid('query').after ?? null;
      await feed.follow(c.var.session!, after, open).catch(tooManyStreams);
      return response();
    });
}
