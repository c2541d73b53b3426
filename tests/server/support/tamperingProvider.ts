import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT, UnsecuredJWT, exportJWK, generateKeyPair } from 'jose';
import type { JWTPayload } from 'jose';

export interface Tampering {
  /** Claims of the token, based on honest ones. */
  claims?: (honest: JWTPayload) => JWTPayload;
  /** @default 'own' */
  signature?: 'own' | 'stranger' | 'none' | 'secret';
  /** Claims in the userinfo response. */
  userinfo?: Record<string, unknown>;
  /** The token endpoint's whole response, based on an honest one. */
  token?: (honest: Record<string, unknown>) => Record<string, unknown>;
  /** Parameters of the redirect back to our site. */
  callback?: (honest: URLSearchParams) => void;
}

interface Grant {
  request: URLSearchParams;
  claims: JWTPayload;
  tampering: Tampering;
  spent: boolean;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

function answer(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

/**
 * An OpenID Connect provider that follows the standard except where a test changes its behavior. It has no page:
 * `grant` is a person's consent.
 */
export async function startTamperingProvider({
  clientId,
  clientSecret,
}: {
  clientId: string;
  clientSecret: string;
}) {
  let own = await generateKeyPair('RS256');
  let kid: string = randomUUID();
  const stranger = await generateKeyPair('RS256');
  const grants = new Map<string, Grant>();
  const calls: string[] = [];
  let trouble: 'none' | 'silent' | 'failing' = 'none';
  let description: Record<string, unknown> = {};

  function signed(claims: JWTPayload, how: Tampering['signature']): Promise<string> | string {
    if (how === 'none') return new UnsecuredJWT(claims).encode();
    const jwt = new SignJWT(claims);
    if (how === 'secret') {
      return jwt.setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(clientSecret));
    }
    const { privateKey } = how === 'stranger' ? stranger : own;
    return jwt.setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
  }

  /** By form or header, as the metadata says. */
  function isClient({ headers }: IncomingMessage, form: URLSearchParams): boolean {
    const basic = Buffer.from((headers.authorization ?? '').replace('Basic ', ''), 'base64').toString();
    const [id = '', secret = ''] = basic
      ? basic.split(':').map(decodeURIComponent)
      : [form.get('client_id') ?? '', form.get('client_secret') ?? ''];
    return id === clientId && secret === clientSecret;
  }

  async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await formOf(request);
    const grant = grants.get(form.get('code') ?? '');
    const isDue =
      grant &&
      !grant.spent &&
      isClient(request, form) &&
      form.get('redirect_uri') === grant.request.get('redirect_uri') &&
      sha256(form.get('code_verifier') ?? '') === grant.request.get('code_challenge');
    if (!isDue) return answer(response, { error: 'invalid_grant' }, 400);
    grant.spent = true;
    const { tampering } = grant;
    const now = Math.floor(Date.now() / 1000);
    const nonce = grant.request.get('nonce') ?? '';
    const honest = { iss: issuer, aud: clientId, iat: now, exp: now + 300, nonce, ...grant.claims };
    const claims = tampering.claims?.(honest) ?? honest;
    const tokens = {
      access_token: form.get('code'),
      token_type: 'Bearer',
      expires_in: 300,
      id_token: await signed(claims, tampering.signature),
    };
    return answer(response, tampering.token?.(tokens) ?? tokens);
  }

  function userinfo(request: IncomingMessage, response: ServerResponse): void {
    const grant = grants.get((request.headers.authorization ?? '').replace('Bearer ', ''));
    if (!grant) return answer(response, { error: 'invalid_token' }, 401);
    return answer(response, { sub: grant.claims.sub, ...grant.tampering.userinfo });
  }

  const routes: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {
    '/.well-known/openid-configuration': (_, response) =>
      answer(response, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        token_endpoint_auth_methods_supported: ['client_secret_post'],
        authorization_response_iss_parameter_supported: true,
        ...description,
      }),
    '/keys': async (_, response) =>
      answer(response, {
        keys: [{ ...(await exportJWK(own.publicKey)), alg: 'RS256', use: 'sig', kid }],
      }),
    '/token': token,
    '/userinfo': userinfo,
  };

  const server = createServer((request, response) => {
    const path = request.url ?? '';
    calls.push(path);
    if (trouble === 'silent') return;
    if (trouble === 'failing') answer(response, { error: 'server_error' }, 503);
    else if (routes[path]) void routes[path](request, response);
    else answer(response, {}, 404);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      if (!server.listening) resolve();
      server.close(() => resolve());
      server.closeAllConnections();
    });

  return {
    issuer,
    /** Paths that were requested so far. */
    calls,
    /** Path and query of the redirect after a person agrees at `authUrl`. */
    grant(authUrl: string, claims: JWTPayload, tampering: Tampering = {}): string {
      const { origin, searchParams: request } = new URL(authUrl);
      if (origin !== issuer) throw new Error('This is another provider');
      const code = randomUUID();
      grants.set(code, { request, claims, tampering, spent: false });
      const query = new URLSearchParams({ code, state: request.get('state') ?? '', iss: issuer });
      tampering.callback?.(query);
      return `${new URL(request.get('redirect_uri') ?? '').pathname}?${query}`;
    },
    /** `silent`: accepts requests and never responds. `failing`: responds 503 to everything. */
    setTrouble(next: typeof trouble): void {
      trouble = next;
    },
    /** Overrides parts of its metadata. */
    setDescription(next: typeof description): void {
      description = next;
    },
    async renewKeys(): Promise<void> {
      own = await generateKeyPair('RS256');
      kid = randomUUID();
    },
    /** Takes it offline, and back online. */
    refuse: close,
    restore: () => listen(port),
    close,
  };
}
export type TamperingProvider = Awaited<ReturnType<typeof startTamperingProvider>>;
