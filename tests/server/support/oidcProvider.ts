import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider, interactionPolicy } from 'oidc-provider';
import type { Configuration } from 'oidc-provider';
import { memoryAdapter } from '../../../server/practice/provider.ts';

export interface OidcClient {
  clientId: string;
  clientSecret: string;
  redirectUris: string[];
}
/** A person at the provider: `sub`, and claims such as `email`, `email_verified`, `name`, `hd`, `veteran`. */
export type OidcAccount = { sub: string } & Record<string, unknown>;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The provider's page: a button for each account, and one to decline. No typing is needed. */
const page = (uid: string, accounts: readonly OidcAccount[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Choose an account</title>
<h1>Choose an account</h1>
<form method="post" action="/interaction/${uid}">
${accounts.map(({ sub, name }) => `<p><button name="account" value="${escapeHtml(sub)}">Continue as ${escapeHtml(String(name ?? sub))}</button></p>`).join('\n')}
<p><button name="account" value="">Refuse</button></p>
</form></html>`;

async function chosenAccount(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString()).get('account') ?? '';
}

async function configuration(
  clients: OidcClient[],
  accounts: readonly OidcAccount[],
): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return {
    adapter: memoryAdapter(),
    clients: clients.map(({ clientId, clientSecret, redirectUris }) => ({
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: redirectUris,
      grant_types: ['authorization_code'],
      response_types: ['code'],
      token_endpoint_auth_method: 'client_secret_post',
    })),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'first' }] },
    cookies: { keys: ['only for tests'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'hd'],
      veteran: ['veteran'],
    },
    // Google puts these claims into the token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_, sub) => {
      const account = accounts.find((item) => item.sub === sub);
      return account && { accountId: sub, claims: () => account };
    },
    async loadExistingGrant(ctx) {
      const { client, session, provider } = ctx.oidc;
      const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
      grant.addOIDCScope('openid email profile veteran');
      await grant.save();
      return grant;
    },
  };
}

/**
 * A certified OpenID Connect provider on the loopback interface that simulates Google or the verification provider. Its
 * page has a button for each of `accounts`, which may change while it runs.
 */
export async function startOidcProvider({
  clients,
  accounts,
  port = 0,
}: {
  clients: OidcClient[];
  accounts: OidcAccount[];
  port?: number;
}) {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, await configuration(clients, accounts));
  const rest = provider.callback();

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { uid } = await provider.interactionDetails(request, response);
    if (request.method !== 'POST') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(page(uid, accounts));
      return;
    }
    const accountId = await chosenAccount(request);
    const result = accountId
      ? { select_account: {}, login: { accountId }, consent: {} }
      : { error: 'access_denied', error_description: 'The person refused' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return rest(request, response);
    return interact(request, response).catch(() => {
      response.statusCode = 400;
      response.end();
    });
  });

  return {
    issuer,
    accounts,
    /**
     * Follows `authUrl` without a page and chooses an account there, or declines (null). Returns the URL that the
     * provider redirects to.
     */
    async visit(authUrl: string, sub: string | null): Promise<URL> {
      const cookies = new Map<string, string>();
      let url = new URL(authUrl);
      let form: string | undefined;
      while (url.origin === issuer) {
        const answer = await fetch(url, {
          method: form === undefined ? 'GET' : 'POST',
          redirect: 'manual',
          headers: {
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
          },
          ...(form !== undefined && { body: form }),
        });
        for (const cookie of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          cookies.set(name, value);
        }
        form = undefined;
        const location = answer.headers.get('location');
        if (location !== null) url = new URL(location, url);
        else if (answer.status === 200) form = new URLSearchParams({ account: sub ?? '' }).toString();
        else throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
      }
      return url;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type OidcProvider = Awaited<ReturnType<typeof startOidcProvider>>;
