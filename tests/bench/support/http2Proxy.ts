import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const time = (year: number) => der(0x17, Buffer.from(`${String(year % 100).padStart(2, '0')}0101000000Z`));
const ecdsaWithSha256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
const commonName = (name: string) =>
  sequence(der(0x31, sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from(name)))));

/** A self-signed certificate, for a browser that accepts any. */
function selfSigned(name = '127.0.0.1'): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const year = new Date().getFullYear();
  const toBeSigned = sequence(
    der(0x02, Buffer.from([1, ...randomBytes(8)])),
    ecdsaWithSha256,
    commonName(name),
    sequence(time(year - 1), time(year + 2)),
    commonName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const signature = sign('sha256', toBeSigned, createPrivateKey(key));
  const certificate = sequence(
    toBeSigned,
    ecdsaWithSha256,
    der(0x03, Buffer.concat([Buffer.from([0]), signature])),
  );
  const lines = certificate.toString('base64').replaceAll(/.{64}/g, '$&\n');
  return { key, cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n` };
}

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
