import { customSolutionSchema } from '@vetsync/machines/landing/model';
import {
  requestPageSize,
  solutionStatusSchema,
  solutionRequestChangeSchema,
  solutionRequestPageSchema,
  solutionRequestSchema,
} from '@vetsync/machines/leads/model';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  changeCustomSolution,
  customSolutionExport,
  findCustomSolution,
  insertCustomSolution,
  listCustomSolutions,
  requestsFileName,
} from '../leads/customSolutions.ts';
import { idempotencyHeaders } from '../data/insertOnce.ts';
import { cursorSchema, pageLimitSchema } from '../data/keyset.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { RouteContract } from '../http/contract.ts';
import { csvHeaders } from '../http/response/csvHeaders.ts';
import type { AppEnv } from '../http/env.ts';
import { rowIdOf } from '../http/request/rowId.ts';
import { validBody, validHeaders, validQuery } from '../http/request/validate.ts';
import { exportHeaders, searchTextSchema, storedResponses } from './leads.contract.ts';

const filters = { q: z.optional(searchTextSchema), status: z.optional(solutionStatusSchema) };
const filterQuery = z.strictObject(filters);
const pageQuery = z.strictObject({
  ...filters,
  cursor: z.optional(cursorSchema),
  limit: z.optional(pageLimitSchema),
});

const one = '/api/custom-solution-leads/{id}';
const unknown = { 404: { description: '`not_found`: no request has this id.' } };

export const customSolutionsContract: RouteContract[] = [
  {
    method: 'post',
    path: '/api/custom-solution-leads',
    access: 'any',
    limit: 'customSolutions',
    summary: 'Ask for a custom solution; with an Idempotency-Key at most once',
    headers: idempotencyHeaders,
    body: customSolutionSchema,
    responses: storedResponses,
  },
  {
    method: 'get',
    path: '/api/custom-solution-leads',
    access: 'admin',
    summary:
      'Requests for custom solutions page by page, newest first; `q` is part of a name, address or organization',
    query: pageQuery,
    responses: { 200: { description: 'One page.', schema: solutionRequestPageSchema } },
  },
  {
    method: 'get',
    path: '/api/custom-solution-leads/export.csv',
    access: 'admin',
    summary: 'All requests that match as CSV; dates as Accept-Language writes them, in UTC',
    query: filterQuery,
    headers: exportHeaders,
    responses: {
      200: {
        description:
          'UTF-8 with a byte order mark. A cell that a spreadsheet would run begins with an apostrophe.',
        contentType: 'text/csv',
      },
      429: { description: '`too_many_exports`: another export of yours is still running.' },
      503: { description: '`exports_busy`: as many exports as may run are running.' },
    },
  },
  {
    method: 'get',
    path: one,
    access: 'admin',
    summary: 'One request, whole',
    responses: { 200: { description: 'The request.', schema: solutionRequestSchema }, ...unknown },
  },
  {
    method: 'patch',
    path: one,
    access: 'admin',
    summary: 'Set the status of a request; who did it and when is noted',
    body: solutionRequestChangeSchema,
    responses: {
      200: { description: 'As it is now.', schema: solutionRequestSchema },
      ...unknown,
      409: {
        description: '`request_changed`: somebody changed it since that `version`. Nothing was stored.',
      },
    },
  },
];

export function customSolutionsRoutes({ sql, clock, csvExports }: Deps) {
  return new Hono<AppEnv>()
    .post(
      '/api/custom-solution-leads',
      validHeaders(idempotencyHeaders),
      validBody(customSolutionSchema),
      async (c) => {
        const { 'Idempotency-Key': key = null } = c.req.valid('header');
        const { id, createdAt, isNew } = await insertCustomSolution(sql, c.req.valid('json'), key);
        return c.json({ id, createdAt: createdAt.toISOString() }, isNew ? 201 : 200);
      },
    )
    .get('/api/custom-solution-leads', validQuery(pageQuery), async (c) => {
      const { limit = requestPageSize, ...request } = c.req.valid('query');
      return c.json(await listCustomSolutions(sql, { ...request, limit }), 200);
    })
    .get(
      '/api/custom-solution-leads/export.csv',
      validQuery(filterQuery),
      validHeaders(exportHeaders),
      async (c) => {
        const { 'Accept-Language': locale } = c.req.valid('header');
        const request = customSolutionExport({ ...c.req.valid('query'), locale });
        const csv = await csvExports.begin(request, c.var.session!.user.id);
        return c.body(csv, 200, csvHeaders(requestsFileName(clock.now())));
      },
    )
    .get('/api/custom-solution-leads/:id', async (c) => {
      const request = await findCustomSolution(sql, rowIdOf(c));
      if (!request) throw new AppError('not_found');
      return c.json(request, 200);
    })
    .patch('/api/custom-solution-leads/:id', validBody(solutionRequestChangeSchema), async (c) => {
      const id = rowIdOf(c);
      const { user } = c.var.session!;
      const change = { ...c.req.valid('json'), by: user.id, now: clock.now() };
      const { isChanged, request } = await changeCustomSolution(sql, id, change);
      if (!request) throw new AppError('not_found');
      if (!isChanged) throw new AppError('request_changed');
      c.var.log.info({ audit: { by: user.id, target: id, status: change.status } }, 'administration');
      return c.json(request, 200);
    });
}
