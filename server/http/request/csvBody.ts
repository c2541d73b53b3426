import type { Context } from 'hono';
import { HttpProblem } from '../errors/problem.ts';
import { requestHeader } from './requestHeader.ts';
import { refuseTooLarge } from './validate.ts';

const csvType = /^text\/csv\s*(;|$)/i;

/**
 * The text of a CSV file that is the body, piece by piece, so that a large one is never in memory as a whole.
 *
 * @throws HttpProblem 415 for another type; while reading, 413 for more than `maxBytes`, 400 for what is no UTF-8.
 */
export function csvBody(c: Context, maxBytes: number): AsyncIterable<string> {
  if (!csvType.test(requestHeader(c, 'content-type') ?? ''))
    throw new HttpProblem(415, 'unsupported_media_type', { detail: 'Send text/csv.' });
  return piecesOf(c, maxBytes);
}

async function* piecesOf(c: Context, maxBytes: number): AsyncGenerator<string> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array) => {
    try {
      return utf8.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new HttpProblem(400, 'malformed_csv', { detail: 'The body is not text in UTF-8.' });
    }
  };
  let size = 0;
  // Not cancelled if it is too large: that would close the connection before the response is sent.
  const reader = c.req.raw.body?.getReader();
  if (Number(requestHeader(c, 'content-length') ?? 0) > maxBytes) await refuseTooLarge(reader, maxBytes);
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) await refuseTooLarge(reader, maxBytes);
    yield decode(part.value);
  }
  yield decode();
}
