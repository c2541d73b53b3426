import * as client from 'openid-client';
import type { Clock } from '../../clock.ts';
import type { ProviderConfig } from '../../config.ts';
import type { FlowSecrets } from './oauthFlows.ts';

/** Timeout of each call to a provider, in seconds. Discovery, token and keys together stay below our own limit. */
const callTimeoutSeconds = 4;
/** How long a provider's metadata and keys are cached (platform spec, section 9: JWKS cache). */
const metadataMs = 10 * 60_000;
/** Longest subject identifier of a provider (OpenID Connect Core, section 2). */
const subjectMaxLength = 255;
/** Delay before the first retry of a call, in milliseconds (platform spec, section 9). */
const retryAfterMs = 200;

/** Why the identification failed: the person declined, the provider can't be reached, or its response is not valid. */
export type ProviderFailure = 'refused' | 'unavailable' | 'failed';

export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly reason: ProviderFailure;
  /** Error code of the library or the protocol, for the log. */
  readonly code: string | undefined;

  constructor(reason: ProviderFailure, cause: unknown) {
    super(reason, { cause });
    this.reason = reason;
    this.code = codeOf(cause);
  }
}

function codeOf(error: unknown): string | undefined {
  if (error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError) {
    return error.error.slice(0, 100);
  }
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  const known = code ?? cause?.code;
  return typeof known === 'string' ? known : undefined;
}

/** Errors that mean the person declined (OpenID Connect Core, section 3.1.2.6). */
const refusals = new Set([
  'access_denied',
  'account_selection_required',
  'consent_required',
  'interaction_required',
  'login_required',
]);
const outages = new Set(['server_error', 'temporarily_unavailable', 'OAUTH_TIMEOUT']);

function isOutage(error: unknown): boolean {
  if (outages.has(codeOf(error) ?? '')) return true;
  // `fetch` throws a TypeError without a code if it can't connect. TypeErrors of our own have a code.
  if (error instanceof TypeError) return !('code' in error);
  // Node's adapter replaces the global `Response`, so the response of `fetch` is not an `instanceof` it.
  const { cause } = error as { cause?: { status?: unknown } };
  return typeof cause?.status === 'number' && cause.status >= 500;
}

function failureOf(error: unknown): ProviderError {
  if (error instanceof client.AuthorizationResponseError && refusals.has(error.error)) {
    return new ProviderError('refused', error);
  }
  return new ProviderError(isOutage(error) ? 'unavailable' : 'failed', error);
}

const isName = (subject: string) => /^[\x20-\x7e]+$/.test(subject) && subject.length <= subjectMaxLength;
const sameUrl = (a: string, b: string) => URL.canParse(a) && new URL(a).href === new URL(b).href;

/**
 * Posts the secret if the provider supports that, because the header needs an encoding that some get wrong. Otherwise
 * by header.
 */
function authentication(secret: string): client.ClientAuth {
  const post = client.ClientSecretPost(secret);
  const basic = client.ClientSecretBasic(secret);
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported;
    return (methods?.includes('client_secret_post') ? post : basic)(server, ...rest);
  };
}

async function discover({ issuer, clientId, clientSecret }: ProviderConfig): Promise<client.Configuration> {
  const found = await client.discovery(new URL(issuer), clientId, undefined, authentication(clientSecret), {
    timeout: callTimeoutSeconds,
    execute: [
      // Tokens come directly from the provider, but their signatures are checked anyway.
      client.enableNonRepudiationChecks,
      ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
    ],
  });
  // The library makes exceptions for providers that serve many issuers.
  if (!sameUrl(found.serverMetadata().issuer, issuer)) throw new Error('Another issuer answered');
  return found;
}

async function twice<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (codeOf(error) === 'OAUTH_TIMEOUT' || !isOutage(error)) throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, retryAfterMs);
    });
    return attempt();
  }
}

/** The claims about a person. `sub` is their id at the provider. */
export type Claims = { iss: string; sub: string } & Record<string, unknown>;

/**
 * Client of an OpenID Connect provider: authorization code flow with PKCE (S256), state and nonce. Issuer, audience,
 * times and signature are checked. The first request to the provider happens when somebody first needs it, so the
 * server runs without its providers.
 *
 * @param redirectUri Where the provider redirects to, as registered there.
 */
export function createProvider(config: ProviderConfig, redirectUri: string, clock: Clock) {
  let known: { configuration: client.Configuration; until: number } | null = null;
  let pendingMetadata: Promise<client.Configuration> | null = null;

  async function requestMetadata(): Promise<client.Configuration> {
    try {
      const found = await twice(() => discover(config));
      known = { configuration: found, until: clock.now().getTime() + metadataMs };
      return found;
    } catch (error) {
      if (known && isOutage(error)) return known.configuration;
      throw failureOf(error);
    } finally {
      pendingMetadata = null;
    }
  }

  function configuration(): Promise<client.Configuration> {
    if (known && known.until > clock.now().getTime()) return Promise.resolve(known.configuration);
    return (pendingMetadata ??= requestMetadata());
  }

  return {
    /**
     * URL of the provider's page that the person is sent to.
     *
     * @param more Parameters for this provider, such as `scope`.
     * @throws ProviderError
     */
    async authorizationUrl(
      { state, nonce, verifier }: FlowSecrets,
      more: Record<string, string>,
    ): Promise<string> {
      const found = await configuration();
      const code_challenge = await client.calculatePKCECodeChallenge(verifier);
      try {
        return client.buildAuthorizationUrl(found, {
          ...more,
          redirect_uri: redirectUri,
          state,
          nonce,
          code_challenge,
          code_challenge_method: 'S256',
        }).href;
      } catch (error) {
        throw failureOf(error);
      }
    },

    /**
     * The claims about the person who came back.
     *
     * @param search Query of the URL that the provider redirected to, with its `?`.
     * @param options.isEnough Whether the token has all claims that are needed. If not, userinfo is requested too.
     * @throws ProviderError
     */
    async identify(
      search: string,
      { state, nonce, verifier }: FlowSecrets,
      { isEnough = () => true }: { isEnough?: (claims: Claims) => boolean } = {},
    ): Promise<Claims> {
      const found = await configuration();
      const answer = new URL(redirectUri);
      answer.search = search;
      try {
        const tokens = await client.authorizationCodeGrant(found, answer, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims: Claims = { ...tokens.claims()! };
        if (!isName(claims.sub)) throw new Error('Invalid subject');
        if (isEnough(claims) || !found.serverMetadata().userinfo_endpoint) return claims;
        return { ...(await client.fetchUserInfo(found, tokens.access_token, claims.sub)), ...claims };
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}
export type Provider = ReturnType<typeof createProvider>;
