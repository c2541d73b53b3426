import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { defineRoute } from '../http/defineRoute.ts';
import { docsPage, docsStyle } from '../http/pages/docsPage.ts';
import { openApiDocument } from '../http/pages/openapi.ts';
import { bodyFor, codedText } from '../http/response/codedBody.ts';
import type { CodedBody } from '../http/response/codedBody.ts';

const styleHash = createHash('sha256').update(docsStyle).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The API documentation, generated from the contracts. */
export const docsRoutes = [
  defineRoute(
    {
      method: 'get',
      path: '/api/openapi.json',
      access: 'any',
      summary: 'This API as an OpenAPI 3.1 document',
      responses: { 200: { description: 'The document.', schema: z.looseObject({ openapi: z.string() }) } },
    },
    ({ sessions }, contracts) => {
      let written: CodedBody | null = null;
      return ({ c }) => {
        written ??= codedText(JSON.stringify(openApiDocument(contracts, sessions)));
        const { coding, body } = bodyFor(c, written);
        c.header('Vary', 'Accept-Encoding');
        if (coding !== null) c.header('Content-Encoding', coding);
        c.header('Content-Type', 'application/json');
        c.header('Content-Length', String(body.byteLength));
        return c.body(body, 200);
      };
    },
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/docs',
      access: 'any',
      summary: 'This API to read',
      responses: { 200: { description: 'A page.', contentType: 'text/html' } },
    },
    ({ sessions }, contracts) => {
      const page = docsPage(openApiDocument(contracts, sessions)).toString();
      return ({ c }) => c.html(page, 200, { 'Content-Security-Policy': policy });
    },
  ),
] as const;
