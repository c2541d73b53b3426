import type { ServerResponse } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import type { Writable } from 'node:stream';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';

const eventStreamHeaders = {
  'Content-Type': 'text/event-stream',
  // Disables buffering in proxies, which would delay events.
  'X-Accel-Buffering': 'no',
};

/**
 * Builds the response's head from the headers set so far, and removes these to free their memory. The response ends when
 * the connection closes.
 */
function takeHead(outgoing: ServerResponse): string {
  const headers = { ...eventStreamHeaders, Connection: 'close', Date: new Date().toUTCString() };
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
  const lines = outgoing
    .getHeaderNames()
    .flatMap((name) => [outgoing.getHeader(name)].flat().map((value) => `${name}: ${value}\r\n`));
  for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name);
  return `HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`;
}

/**
 * A stream of server-sent events. `open` sends the head and returns the writable for events.
 *
 * Under Node, it writes directly to the socket. Node's response would hold every header of every stream, which adds
 * half as much memory again, and put each event in its own chunk.
 */
export function eventResponse(c: Context<AppEnv>): { open: () => Writable; response: () => Response } {
  const outgoing = c.env?.outgoing;
  if (!outgoing) {
    const through = new PassThrough();
    return {
      open: () => through,
      response: () => c.body(Readable.toWeb(through) as ReadableStream, 200, eventStreamHeaders),
    };
  }
  return {
    open() {
      const { socket } = outgoing;
      // The client has disconnected already.
      if (!socket) return outgoing;
      // A renewed session's cookie would otherwise stay in the response that Hono never sends.
      const cookies = c.body(null).headers.getSetCookie();
      if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
      // Sends the head and the first events together.
      socket.cork();
      process.nextTick(() => socket.uncork());
      socket.write(takeHead(outgoing), 'latin1');
      return socket;
    },
    response: () => RESPONSE_ALREADY_SENT,
  };
}
