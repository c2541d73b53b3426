import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import type { RouteContract } from '../http/contract.ts';
import { bodyFor, codedText } from '../http/response/codedBody.ts';
import type { CodedBody } from '../http/response/codedBody.ts';
import { docsPage, docsStyle } from '../http/pages/docsPage.ts';
import type { AppEnv } from '../http/env.ts';
import { openApiDocument } from '../http/pages/openapi.ts';

export const docsContract: RouteContract[] = [
  {
    method: 'get',
    path: '/api/openapi.json',
    access: 'any',
    summary: 'This API as an OpenAPI 3.1 document',
    responses: { 200: { description: 'The document.', schema: z.looseObject({ openapi: z.string() }) } },
  },
  {
    method: 'get',
    path: '/api/docs',
    access: 'any',
    summary: 'This API to read',
    responses: { 200: { description: 'A page.', contentType: 'text/html' } },
  },
];

const styleHash = createHash('sha256').update(docsStyle).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export function docsRoutes({ sessions }: Deps, contract: readonly RouteContract[]) {
  const document = openApiDocument(contract, sessions);
  const page = docsPage(document).toString();
  let written: CodedBody | null = null;
  return new Hono<AppEnv>()
    .get('/api/openapi.json', (c) => {
      written ??= codedText(JSON.stringify(document));
      const { coding, body } = bodyFor(c, written);
      c.header('Vary', 'Accept-Encoding');
      if (coding !== null) c.header('Content-Encoding', coding);
      c.header('Content-Type', 'application/json');
      c.header('Content-Length', String(body.byteLength));
      return c.body(body, 200);
    })
    .get('/api/docs', (c) => c.html(page, 200, { 'Content-Security-Policy': policy }));
}
