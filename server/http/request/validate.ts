import type { FieldError } from '@vetsync/machines/system/model';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { ZodMiniType } from 'zod/mini';
import { forbiddenCharacters, hasForbiddenCharacters, withoutDirection } from '../../text.ts';
import { requireJson } from '../edge/crossSite.ts';
import type { HeadersSchema } from '../contract.ts';
import { HttpProblem } from '../errors/problem.ts';
import { fieldErrorOf, invalidValue, withEnglishMessage } from '../../fieldTexts.ts';
import { requestHeader } from './requestHeader.ts';

z.config(z.locales.en());

/** Largest accepted body, in bytes. */
export const bodyMaxBytes = 64 * 1024;
/** Deepest accepted nesting of a JSON body. */
export const bodyMaxDepth = 16;

const invalidInput = (errors: FieldError[]) =>
  new HttpProblem(422, 'invalid_input', { detail: 'Some of the input isn’t valid.', errors });
const malformed = (detail: string) => new HttpProblem(400, 'malformed_json', { detail });
/** How long the rest of a body is read that is too large: less than a request may take. In milliseconds. */
const drainMs = 20_000;
type BodyReader = ReadableStreamDefaultReader<Uint8Array> | undefined;

/**
 * Refuses a body that is too large, after the rest of it was read. Many clients read the response only once they have sent
 * everything, and would find a closed connection instead.
 *
 * @throws HttpProblem 413.
 */
export async function refuseTooLarge(reader: BodyReader, maxBytes = bodyMaxBytes): Promise<never> {
  let timer: NodeJS.Timeout | undefined;
  const isLate = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, drainMs, null);
  });
  let part;
  do part = await Promise.race([reader?.read(), isLate]);
  while (part && !part.done);
  clearTimeout(timer);
  throw new HttpProblem(413, 'body_too_large', {
    values: [maxBytes],
    detail: `A body may hold at most ${maxBytes} bytes.`,
    // The rest is never read.
    ...(part === null && { headers: { Connection: 'close' } }),
  });
}

/**
 * The first hostile part of a parsed JSON value, which no schema would accept. Marks of direction around and in its texts are
 * dropped. Iterative, because the input can be nested very deeply.
 */
function hostility(given: { value: unknown }): FieldError | null {
  const open: { value: object; path: string | null; depth: number }[] = [
    { value: given, path: null, depth: -1 },
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: current, path: at, depth } = next;
    if (depth === bodyMaxDepth) return { path: '', message: 'Nested too deeply', code: invalidValue };
    for (const [key, child] of Object.entries(current)) {
      if (key === '__proto__' || hasForbiddenCharacters(key) || withoutDirection(key) !== key)
        return { path: at ?? '', message: 'Contains a name that is not allowed', code: invalidValue };
      const path = at === null ? '' : at === '' ? key : `${at}.${key}`;
      if (typeof child === 'string') {
        const plain = withoutDirection(child);
        if (hasForbiddenCharacters(plain)) return { path, ...withEnglishMessage(forbiddenCharacters) };
        if (plain !== child) Object.assign(current, { [key]: plain });
      } else if (typeof child === 'object' && child !== null) {
        open.push({ value: child, path, depth: depth + 1 });
      }
    }
  }
  return null;
}

function parsed<Schema extends ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const given = { value: input };
  const hostile = hostility(given);
  if (hostile) throw invalidInput([hostile]);
  const result = schema.safeParse(given.value);
  if (result.success) return result.data;
  throw invalidInput(result.error.issues.map(fieldErrorOf));
}

/** Reads a body of at most `bodyMaxBytes`, with or without a `Content-Length`. */
async function boundedBody(c: Context): Promise<ArrayBuffer | Uint8Array> {
  const announced = requestHeader(c, 'content-length');
  if (announced !== undefined) {
    if (Number(announced) > bodyMaxBytes) return refuseTooLarge(c.req.raw.body?.getReader());
    return c.req.arrayBuffer();
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Not cancelled if it is too large: that would close the connection before the response is sent.
  const reader = c.req.raw.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > bodyMaxBytes) return refuseTooLarge(reader);
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

async function jsonBody(c: Context): Promise<unknown> {
  requireJson(requestHeader(c, 'content-type'));
  const bytes = await boundedBody(c);
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw malformed('The body is not JSON in UTF-8.');
  }
}

/** The body, validated by the schema. Otherwise a 400, 413, 415 or 422. */
export const readBody = async (c: Context, schema: ZodMiniType) => parsed(schema, await jsonBody(c));

/** The query, validated by the schema. Otherwise a 422. A repeated parameter becomes an array. */
export const readQuery = (c: Context, schema: ZodMiniType) =>
  parsed(
    schema,
    Object.fromEntries(
      Object.entries(c.req.queries()).map(([name, values]) => [
        name,
        values.length === 1 ? values[0] : values,
      ]),
    ),
  );

/** The headers that the schema names, validated. Otherwise a 422. Other headers are ignored. */
export const readHeaders = (c: Context, schema: HeadersSchema) =>
  parsed(
    schema,
    Object.fromEntries(Object.keys(schema.shape).map((name) => [name, requestHeader(c, name.toLowerCase())])),
  );
