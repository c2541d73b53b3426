import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { requestHeader } from '../request/requestHeader.ts';

/** A body in memory, plain and compressed, best coding first. Every response sends the same bytes. */
export interface CodedBody {
  identity: Buffer<ArrayBuffer>;
  coded: ReadonlyMap<string, Buffer<ArrayBuffer>>;
}

/** Higher levels take longer and save almost nothing. */
const brotliQuality = 9;

/** A text, encoded and compressed once. */
export function codedText(text: string): CodedBody {
  const identity = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  return {
    identity,
    coded: new Map([
      ['br', brotliCompressSync(identity, { params })],
      ['gzip', gzipSync(identity, { level: 9 })],
    ]),
  };
}

/** Whether `Accept-Encoding` includes a coding, without excluding it by `q=0`. */
function accepts(header: string, coding: string): boolean {
  const entry = header.split(',').find((part) => part.split(';')[0]?.trim().toLowerCase() === coding);
  return entry !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(entry);
}

/** The body in the best coding that the client accepts. A null coding is the plain body. */
export function bodyFor(
  c: Context<AppEnv>,
  { identity, coded }: CodedBody,
): { coding: string | null; body: Buffer<ArrayBuffer> } {
  const wanted = requestHeader(c, 'accept-encoding') ?? '';
  const [coding, body] = [...coded].find(([name]) => accepts(wanted, name)) ?? [null, identity];
  return { coding, body };
}
