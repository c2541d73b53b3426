import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { selfSigned } from './selfSigned.ts';

/** HTTP/1.1 headers about the connection, which HTTP/2 doesn't allow. */
const ofConnections = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);
const withoutThem = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnections.has(name)),
  );

/** Serves a site over HTTP/2 like a reverse proxy. The site sees the visitors as its own. */
export async function serveHttp2(origin: string) {
  const { hostname, port } = new URL(origin);
  const pass = (asked: Http2ServerRequest, answer: Http2ServerResponse) => {
    const headers = { ...withoutThem(asked.headers), host: `${hostname}:${port}` };
    const passed = request(
      {
        hostname,
        port,
        path: asked.url,
        method: asked.method,
        headers: asked.headers.origin ? { ...headers, origin: new URL(origin).origin } : headers,
      },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, withoutThem(given.headers));
        given.pipe(answer);
      },
    );
    passed.on('error', () => answer.stream?.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  };
  const sessions = new Set<{ destroy: () => void }>();
  const server = createSecureServer(selfSigned(), pass).on('session', (session) => sessions.add(session));
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
