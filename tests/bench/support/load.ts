import { connect } from 'node:net';
import type { Socket } from 'node:net';

export interface Call {
  port: number;
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

const headEnd = Buffer.from('\r\n\r\n');

function bytesOf({ method = 'GET', path, headers = {}, body = '' }: Call): Buffer {
  const all = { Host: 'localhost', ...headers, 'Content-Length': String(Buffer.byteLength(body)) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** Length of the complete response at the start of `bytes`, or null if it is incomplete. @throws unless it is a 200. */
function answerLength(bytes: Buffer): number | null {
  const end = bytes.indexOf(headEnd);
  if (end === -1) return null;
  const head = bytes.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`Not a 200: ${head.split('\r\n')[0]}`);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error('An answer without a length');
  const total = end + headEnd.length + Number(length);
  return bytes.length < total ? null : total;
}

/** A persistent connection for consecutive requests. `ask` resolves with the milliseconds of one. */
export async function connection(call: Call) {
  const socket = await new Promise<Socket>((resolve, reject) => {
    const opened = connect(call.port, '127.0.0.1', () => resolve(opened)).on('error', reject);
  });
  socket.setNoDelay(true);
  const request = bytesOf(call);
  let bytes = Buffer.alloc(0);
  let begun = 0;
  let asked = Promise.withResolvers<number>();
  socket.on('error', (error) => asked.reject(error));
  socket.on('close', () => asked.reject(new Error('The connection was closed')));
  socket.on('data', (chunk) => {
    bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
    try {
      const length = answerLength(bytes);
      if (length === null) return;
      bytes = bytes.subarray(length);
      asked.resolve(performance.now() - begun);
    } catch (error) {
      asked.reject(error);
    }
  });
  return {
    ask(): Promise<number> {
      asked = Promise.withResolvers();
      begun = performance.now();
      socket.write(request);
      return asked.promise;
    },
    close: () => socket.destroy(),
  };
}

/** Responses per second with one persistent connection per call, each of which repeats its call immediately. */
export async function answersPerSecond(calls: readonly Call[], seconds: number): Promise<number> {
  const open = await Promise.all(calls.map(connection));
  const begun = performance.now();
  const until = begun + 1000 * seconds;
  let answers = 0;
  await Promise.all(
    open.map(async ({ ask, close }) => {
      while (performance.now() < until) {
        await ask();
        answers += 1;
      }
      close();
    }),
  );
  return (1000 * answers) / (performance.now() - begun);
}

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
/** The quantile `share` (0 to 1) of the values. */
export const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;
