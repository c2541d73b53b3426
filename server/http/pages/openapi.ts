import { STATUS_CODES } from 'node:http';
import { accountHeader } from '@vetsync/machines/account/model';
import * as z from 'zod/mini';
import type { ZodMiniType } from 'zod/mini';
import type { Access, ResponseContract, RouteContract } from '../contract.ts';
import { proofRequired } from '../proofRequired.ts';
import { commandDoc } from './commandDocs.ts';
import type { CommandDoc } from './commandDocs.ts';
import { bodyMaxBytes } from '../request/validate.ts';

const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()),
  code: z.string(),
  requestId: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});

export type JsonSchema = { [key: string]: unknown };

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
}
export interface OpenApiResponse {
  description: string;
  headers?: JsonSchema;
  content?: Record<string, { schema: JsonSchema }>;
}
export interface Operation {
  summary: string;
  tags: string[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, OpenApiResponse>;
  security: Record<string, string[]>[];
  /** Who may call it. */
  'x-access': Access;
  /** What the body can ask for. */
  'x-commands'?: (CommandDoc & { payload: JsonSchema })[];
}

const schemaOf = (schema: ZodMiniType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

function parametersOf(schema: ZodMiniType | undefined, location: 'query' | 'header'): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: required.includes(name),
    schema: property,
  }));
}

const pathParameters = (path: string): Parameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const problem = (description: string): OpenApiResponse => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});
const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };

/** Responses that follow from the contract's properties. */
function commonResponses({
  method,
  access,
  proof,
  limit,
  body,
  query,
  headers,
}: RouteContract): Record<string, OpenApiResponse> {
  const responses: Record<string, OpenApiResponse> = {
    503: { ...problem('Not available right now.'), headers: retryAfter },
  };
  if (access !== 'any') responses[401] = problem('`no_session`: no one is signed in.');
  if (access === 'admin') responses[403] = problem('`not_allowed`: only for administrators.');
  if (method !== 'get') {
    responses[403] = problem(
      `\`cross_site\`: not from our own pages.${access === 'admin' ? ' `not_allowed`: only for administrators.' : ''}`,
    );
    responses[415] = problem('`unsupported_media_type`: not application/json.');
  }
  if (proof) responses[403] = problem(proofRequired[403].description);
  if (body) {
    responses[400] = problem('`malformed_json`: not JSON in UTF-8.');
    responses[413] = problem(`\`body_too_large\`: more than ${bodyMaxBytes} bytes.`);
  }
  if (body || query || headers) responses[422] = problem('`invalid_input`, with the fields in `errors`.');
  if (limit)
    responses[429] = { ...problem('`too_many_requests`: the limit is reached.'), headers: retryAfter };
  return responses;
}

function responseOf(status: string, { description, schema, contentType }: ResponseContract): OpenApiResponse {
  if (Number(status) >= 400) return problem(description);
  if (!schema)
    return contentType ? { description, content: { [contentType]: { schema: {} } } } : { description };
  return {
    description,
    content: { [contentType ?? 'application/json']: { schema: schemaOf(schema, 'output') } },
  };
}

/** The resource of a path. Endpoints about the server itself share a tag. */
const tagOf = (path: string) => /^\/api\/(?!docs$|openapi\.json$)([\w-]+)/.exec(path)?.[1] ?? 'server';

function operationOf(row: RouteContract): Operation {
  const own = Object.entries(row.responses).map(([status, response]) => [
    status,
    responseOf(status, response),
  ]);
  return {
    summary: row.summary,
    tags: [tagOf(row.path)],
    parameters: [
      ...pathParameters(row.path),
      ...parametersOf(row.query, 'query'),
      ...parametersOf(row.headers, 'header'),
    ],
    ...(row.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(row.body, 'input') } },
      },
    }),
    responses: { ...commonResponses(row), ...Object.fromEntries(own) },
    security: row.access === 'any' ? [] : [{ session: [] }],
    'x-access': row.access,
    ...(row.commands && {
      'x-commands': Object.entries(row.commands).map(([type, contract]) => ({
        ...commandDoc(type, contract),
        payload: schemaOf(contract.payload, 'input'),
      })),
    }),
  };
}

/** The OpenAPI 3.1 document, generated from the contracts and schemas that also validate the requests. */
export function openApiDocument(contract: readonly RouteContract[], { cookieName }: { cookieName: string }) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const row of contract) (paths[row.path] ??= {})[row.method] = operationOf(row);
  return {
    openapi: '3.1.0',
    info: {
      title: 'VetSync',
      version: '1',
      description:
        'JSON in and out, same origin as the site. A request that changes something needs `Sec-Fetch-Site: same-origin`, ' +
        'as browsers send it, or an `Origin` of ours; a client that sends neither may carry no session cookie. ' +
        `A request with \`${accountHeader}\`, the id of the account that a page shows, is refused as \`no_session\` if the ` +
        'session is of another account. ' +
        'Every error is `application/problem+json` (RFC 9457).',
    },
    paths,
    components: {
      schemas: { Problem: schemaOf(problemSchema, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName,
          description: 'Set by signing in. HttpOnly.',
        },
      },
    },
  };
}
export type OpenApiDocument = ReturnType<typeof openApiDocument>;

/** "404 Not Found", as the documentation page shows it. */
export const statusLine = (status: string) => `${status} ${STATUS_CODES[Number(status)] ?? ''}`.trim();
