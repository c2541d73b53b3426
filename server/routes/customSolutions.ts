import { customSolutionPageSchema, customSolutionSchema, leadPageSize } from '@vetsync/machines/model';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { insertCustomSolution, listCustomSolutions } from '../data/customSolutions.ts';
import { idempotencyHeaders } from '../data/insertOnce.ts';
import { cursorSchema, pageLimitSchema } from '../data/keyset.ts';
import type { Deps } from '../deps.ts';
import type { RouteContract } from '../http/contract.ts';
import type { AppEnv } from '../http/env.ts';
import { validBody, validHeaders, validQuery } from '../http/validate.ts';
import { storedResponses } from './leads.contract.ts';

const pageQuery = z.strictObject({ cursor: z.optional(cursorSchema), limit: z.optional(pageLimitSchema) });

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
    summary: 'Requests for custom solutions page by page, newest first',
    query: pageQuery,
    responses: { 200: { description: 'One page.', schema: customSolutionPageSchema } },
  },
];

export function customSolutionsRoutes({ sql }: Deps) {
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
      const { limit = leadPageSize, cursor } = c.req.valid('query');
      return c.json(await listCustomSolutions(sql, { limit, cursor }), 200);
    });
}
