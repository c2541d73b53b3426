import { STATUS_CODES, createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';

/** Maximum time to receive the headers and the whole request, in milliseconds. */
const headersTimeoutMs = 15_000;
const requestTimeoutMs = 30_000;
/**
 * Longer than reverse proxies keep connections open, so the proxy closes them. Otherwise we might close one just as a
 * request arrives.
 */
const keepAliveTimeoutMs = 75_000;

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;

/** Handles some requests before the app. Returns whether it handled this one. */
export type RequestInterceptor = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

const problemType = 'application/problem+json';
const problemBody = (status: number, code: string) =>
  JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, code });

/** The response while the database is being opened and migrated. */
function starting({ url }: IncomingMessage, outgoing: ServerResponse): void {
  if (url === '/healthz') {
    outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    outgoing.end('{"status":"ok"}');
    return;
  }
  outgoing.writeHead(503, { 'Content-Type': problemType, 'Cache-Control': 'no-store', 'Retry-After': '1' });
  outgoing.end(problemBody(503, 'starting'));
}

/** The response to requests that can't be passed to the app, such as those without a valid `Host`. */
const unreadable = () =>
  new Response(problemBody(400, 'bad_request'), { status: 400, headers: { 'Content-Type': problemType } });

/** Node's server around the app, which can be attached later. Counts active requests. */
export function createHttpServer() {
  let listener: Listener = starting;
  let activeRequests = 0;
  let onDrained: (() => void) | undefined;

  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: keepAliveTimeoutMs,
    },
    (incoming, outgoing) => {
      activeRequests += 1;
      outgoing.once('close', () => {
        activeRequests -= 1;
        if (activeRequests === 0) onDrained?.();
      });
      listener(incoming, outgoing);
    },
  );

  return {
    /**
     * @returns The actual port, also if 0 requested any. @throws Node's error if the port or the host isn't available.
     */
    listen: (port: number, host: string) =>
      new Promise<number>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          resolve((server.address() as AddressInfo).port);
        });
      }),
    /** Starts passing requests to the app. */
    serve(
      app: { fetch: Parameters<typeof getRequestListener>[0] },
      intercept: RequestInterceptor = () => false,
    ): void {
      const answer = getRequestListener(app.fetch, { errorHandler: unreadable });
      listener = (incoming, outgoing) => intercept(incoming, outgoing) || answer(incoming, outgoing);
    },
    /** Waits until no request is active, for at most `withinMs`. @returns Whether all finished. */
    drained: (withinMs: number) =>
      new Promise<boolean>((resolve) => {
        if (activeRequests === 0) {
          resolve(true);
          return;
        }
        const timer = setTimeout(() => resolve(false), withinMs);
        onDrained = () => {
          clearTimeout(timer);
          resolve(true);
        };
      }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type HttpServer = ReturnType<typeof createHttpServer>;
