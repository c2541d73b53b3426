import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { selfSigned } from './selfSigned.ts';

/** HTTP/1.1 headers about the connection, which HTTP/2 doesn't allow. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);
const withoutConnectionHeaders = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !connectionHeaders.has(name)),
  );

/** Serves a site over HTTP/2 like a reverse proxy. The site sees the visitors as its own. */
export async function serveHttp2(origin: string) {
  const { hostname, port } = new URL(origin);
  const forward = (incoming: Http2ServerRequest, answer: Http2ServerResponse) => {
    const headers = { ...withoutConnectionHeaders(incoming.headers), host: `${hostname}:${port}` };
    const outgoing = request(
      {
        hostname,
        port,
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers.origin ? { ...headers, origin: new URL(origin).origin } : headers,
      },
      (received) => {
        answer.writeHead(received.statusCode ?? 502, withoutConnectionHeaders(received.headers));
        received.pipe(answer);
      },
    );
    outgoing.on('error', () => answer.stream?.destroy());
    answer.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  };
  const sessions = new Set<{ destroy: () => void }>();
  const server = createSecureServer(selfSigned(), forward).on('session', (session) => sessions.add(session));
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const session of sessions) session.destroy();
      await new Promise((closed) => {
        server.close(closed);
      });
    },
  };
}
