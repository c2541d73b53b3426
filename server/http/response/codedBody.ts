import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { requestHeader } from '../request/requestHeader.ts';

/** A body in memory, plain and by content coding, the best one first. Every answer with it sends the same bytes. */
export interface CodedBody {
  identity: Buffer<ArrayBuffer>;
  coded: ReadonlyMap<string, Buffer<ArrayBuffer>>;
}

/** High enough that more would save nothing worth the time. */
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

/** Whether `Accept-Encoding` names a coding, without refusing it by `q=0`. */
function accepts(header: string, coding: string): boolean {
  const entry = header.split(',').find((part) => part.split(';')[0]?.trim().toLowerCase() === coding);
  return entry !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(entry);
}

/** What to send to whoever asks: the best coding that they take, null where they take none of ours. */
export function bodyFor(
  c: Context<AppEnv>,
  { identity, coded }: CodedBody,
): { coding: string | null; body: Buffer<ArrayBuffer> } {
  const wanted = requestHeader(c, 'accept-encoding') ?? '';
  const [coding, body] = [...coded].find(([name]) => accepts(wanted, name)) ?? [null, identity];
  return { coding, body };
}
