import { customSolutionSchema } from '@vetsync/machines/landing/model';
import {
  requestPageSize,
  solutionStatusSchema,
  solutionRequestChangeSchema,
  solutionRequestPageSchema,
  solutionRequestSchema,
} from '@vetsync/machines/leads/model';
import * as z from 'zod/mini';
import { cursorSchema, pageLimitSchema } from '../data/keyset.ts';
import { AppError } from '../errors.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { csvHeaders } from '../http/response/csvHeaders.ts';
import {
  changeCustomSolution,
  customSolutionExport,
  findCustomSolution,
  insertCustomSolution,
  listCustomSolutions,
  requestsFileName,
} from '../leads/customSolutions.ts';
import { exportHeaders, idempotencyHeaders, searchTextSchema, storedResponses } from './leads.schemas.ts';
import { rowId } from './params.ts';
import { csvExportResponses } from './responses.ts';

const filters = { q: z.optional(searchTextSchema), status: z.optional(solutionStatusSchema) };
const filterQuery = z.strictObject(filters);
const pageQuery = z.strictObject({
  ...filters,
  cursor: z.optional(cursorSchema),
  limit: z.optional(pageLimitSchema),
});

const one = '/api/custom-solution-leads/{id}';
const notFoundResponse = { 404: { description: '`not_found`: no request has this id.' } };

/** Requests for custom solutions: anybody can submit one, administrators process them. */
export const customSolutionsRoutes = [
  defineRoute(
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
    ({ sql }) =>
      async ({ json, headers: { 'Idempotency-Key': key = null }, body }) => {
        const { id, createdAt, isNew } = await insertCustomSolution(sql, body, key);
        return json({ id, createdAt: createdAt.toISOString() }, isNew ? 201 : 200);
      },
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/custom-solution-leads',
      access: 'admin',
      summary:
        'Requests for custom solutions page by page, newest first; `q` is part of a name, address or organization',
      query: pageQuery,
      responses: { 200: { description: 'One page.', schema: solutionRequestPageSchema } },
    },
    ({ sql }) =>
      async ({ json, query: { limit = requestPageSize, ...request } }) =>
        json(await listCustomSolutions(sql, { ...request, limit }), 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/custom-solution-leads/export.csv',
      access: 'admin',
      proof: 'fresh',
      summary: 'All requests that match as CSV; dates as Accept-Language writes them, in UTC',
      query: filterQuery,
      headers: exportHeaders,
      responses: csvExportResponses,
    },
    ({ clock, csvExports }) =>
      async ({ c, session, query, headers: { 'Accept-Language': locale } }) => {
        const csv = await csvExports.begin(customSolutionExport({ ...query, locale }), session.user.id);
        return c.body(csv, 200, csvHeaders(requestsFileName(clock.now())));
      },
  ),
  defineRoute(
    {
      method: 'get',
      path: one,
      access: 'admin',
      params: rowId,
      summary: 'One request, whole',
      responses: { 200: { description: 'The request.', schema: solutionRequestSchema }, ...notFoundResponse },
    },
    ({ sql }) =>
      async ({ json, params: { id } }) => {
        const request = await findCustomSolution(sql, id);
        if (!request) throw new AppError('not_found');
        return json(request, 200);
      },
  ),
  defineRoute(
    {
      method: 'patch',
      path: one,
      access: 'admin',
      params: rowId,
      summary: 'Set the status of a request; who did it and when is noted',
      body: solutionRequestChangeSchema,
      responses: {
        200: { description: 'As it is now.', schema: solutionRequestSchema },
        ...notFoundResponse,
        409: {
          description: '`request_changed`: someone changed it since that `version`. Nothing was stored.',
        },
      },
    },
    ({ sql, clock }) =>
      async ({ c, json, session: { user }, params: { id }, body }) => {
        const change = { ...body, by: user.id, now: clock.now() };
        const { isChanged, request } = await changeCustomSolution(sql, id, change);
        if (!request) throw new AppError('not_found');
        if (!isChanged) throw new AppError('request_changed');
        c.var.log.info({ audit: { by: user.id, target: id, status: body.status } }, 'administration');
        return json(request, 200);
      },
  ),
] as const;
