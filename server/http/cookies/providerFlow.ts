import type { Context } from 'hono';
import { parse as parseCookies, serialize } from 'hono/utils/cookie';
import { longestFlowMs, newFlow } from '../../accounts/identities/oauthFlows.ts';
import type { Flow, FlowPurpose, FlowSecrets } from '../../accounts/identities/oauthFlows.ts';
import type { Provider } from '../../accounts/identities/oidc.ts';
import { looksLikeSecret, newSecret } from '../../accounts/secrets.ts';
import { isHttps } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../env.ts';
import { requestHeader } from '../request/requestHeader.ts';

/**
 * Redirects a browser to a provider and accepts it back. A cookie that lasts as long as the flow ties it to the
 * browser.
 */
export function createProviderFlow({ config, accounts }: Pick<Deps, 'config' | 'accounts'>) {
  const secure = isHttps(config);
  const name = secure ? '__Host-vetsync_flow' : 'vetsync_flow';
  const { oauthFlows } = accounts;

  /** The cookie's secret. Several flows of a browser, in several tabs, share it. */
  function browserOf(c: Context<AppEnv>): string | null {
    const secret = parseCookies(requestHeader(c, 'cookie') ?? '', name)[name];
    return secret !== undefined && looksLikeSecret(secret) ? secret : null;
  }

  return {
    /**
     * The URL to redirect to. If the provider can't be reached or `check` throws, nothing is stored.
     *
     * @throws ProviderError
     */
    async begin(
      c: Context<AppEnv>,
      provider: Provider,
      flow: {
        purpose: FlowPurpose;
        returnTo: string;
        parameters: Record<string, string>;
        check?: (authUrl: string) => void;
      },
    ): Promise<{ authUrl: string; secrets: FlowSecrets }> {
      const browser = browserOf(c) ?? newSecret();
      const secrets = newFlow(browser);
      const authUrl = await provider.authorizationUrl(secrets, flow.parameters);
      flow.check?.(authUrl);
      await oauthFlows.begin(secrets, flow, { browser, session: c.var.session });
      const cookie = serialize(name, browser, {
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        secure,
        maxAge: longestFlowMs / 1000,
      });
      c.header('Set-Cookie', cookie, { append: true });
      return { authUrl, secrets };
    },

    /** The flow that a provider's response belongs to, with the response. Null if there is none. */
    async consume(
      c: Context<AppEnv>,
      purposes: readonly FlowPurpose[],
    ): Promise<(Flow & { answer: string }) | null> {
      const { search, searchParams } = new URL(c.req.url);
      const browser = browserOf(c);
      const state = searchParams.get('state');
      if (browser === null || state === null) return null;
      const flow = await oauthFlows.consume(state, purposes, { browser, session: c.var.session });
      return flow && { ...flow, answer: search };
    },
  };
}
