import { googleLinkReturn } from '@vetsync/machines/account/model';
import { routes } from '@vetsync/machines/shell/model';
import { safeReturnTo, siteRoot } from '@vetsync/machines/auth/model';
import type { GoogleOutcome, GoogleRefusal } from '@vetsync/machines/account/model';
import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Flow } from '../accounts/identities/oauthFlows.ts';
import { googlePerson } from '../accounts/identities/identities.ts';
import type { GooglePerson } from '../accounts/identities/identities.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { clientNetwork } from '../http/request/clientIp.ts';
import { createSignInCookies } from '../http/cookies/signInCookies.ts';
import type { AppEnv } from '../http/env.ts';
import { requireFreshProof } from '../http/request/freshProof.ts';
import { providerProblem, reasonOf } from '../http/errors/providerProblem.ts';
import { createProviderFlow } from '../http/cookies/providerFlow.ts';
import { sendsMail } from '../mail/mailTransport.ts';

const parameters = { scope: 'openid email profile', prompt: 'select_account' };
/** Longer ones than our pages have. */
const returnToMaxLength = 2_000;

export function googleRoutes(deps: Deps) {
  const { config, limits, mail } = deps;
  const { google } = deps.providers;
  const { identities } = deps.accounts;
  const { completeSignIn } = deps.signIn;
  const cookies = createSignInCookies(deps);
  const flow = createProviderFlow(deps);

  /** On to a page of ours. As a whole address: `/.//host` would else turn into another site's. */
  function to(c: Context<AppEnv>, path: string, query: Record<string, string> = {}): Response {
    const url = new URL(path, config.appOrigin);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return c.redirect(url.href);
  }
  /** On to the sign-in page, from where the person may still want to go on. */
  const toSignIn = (c: Context<AppEnv>, query: Record<string, string>, returnTo: string) =>
    to(c, routes.auth.pattern, { ...query, ...(returnTo !== siteRoot && { returnTo }) });
  const refuse = (c: Context<AppEnv>, reason: GoogleRefusal, returnTo = siteRoot) =>
    toSignIn(c, { google: reason }, returnTo);
  const endLinking = (c: Context<AppEnv>, outcome: GoogleOutcome) =>
    to(c, googleLinkReturn, { google: outcome });

  async function identify(
    c: Context<AppEnv>,
    { answer, secrets }: Flow & { answer: string },
  ): Promise<GooglePerson | 'refused' | 'unavailable' | 'failed'> {
    if (!google) return 'unavailable';
    try {
      return googlePerson(await google.identify(answer, secrets)) ?? 'failed';
    } catch (error) {
      return reasonOf(c, error);
    }
  }

  async function signIn(c: Context<AppEnv>, person: GooglePerson, returnTo: string): Promise<Response> {
    const user = await identities.signIn(person);
    if (typeof user === 'string') return refuse(c, user, returnTo);
    mail.wake();
    try {
      const answer = await cookies.signIn(c, (browser) => completeSignIn(browser, user, { by: 'google' }));
      if (!('mfa' in answer)) return to(c, returnTo);
      return toSignIn(c, { mfa: answer.mfa.challengeId }, returnTo);
    } catch (error) {
      if (error instanceof AppError && error.code === 'banned') return refuse(c, 'banned');
      throw error;
    }
  }

  async function link(c: Context<AppEnv>, person: GooglePerson): Promise<Response> {
    const outcome = await identities.link(c.var.session!.user, person);
    mail.wake();
    return endLinking(c, outcome);
  }

  return new Hono<AppEnv>()
    .get('/api/auth/google', async (c) => {
      const wanted = c.req.query('returnTo') ?? '';
      const returnTo = wanted.length <= returnToMaxLength ? safeReturnTo(wanted) : siteRoot;
      if (!google) return refuse(c, 'unavailable', returnTo);
      const taken = await limits.take('providerFlow', clientNetwork(c, config));
      if (!taken.ok) return refuse(c, 'too_many_requests', returnTo);
      try {
        const { authUrl } = await flow.begin(c, google, { purpose: 'google', returnTo, parameters });
        return c.redirect(authUrl);
      } catch (error) {
        return refuse(c, reasonOf(c, error), returnTo);
      }
    })
    .get('/api/auth/google/callback', async (c) => {
      const taken = await flow.take(c, ['google', 'google_link']);
      if (!taken) return c.var.session ? endLinking(c, 'expired') : refuse(c, 'expired');
      const person = await identify(c, taken);
      if (taken.purpose === 'google_link') {
        return typeof person === 'string' ? endLinking(c, person) : link(c, person);
      }
      return typeof person === 'string'
        ? refuse(c, person, taken.returnTo)
        : signIn(c, person, taken.returnTo);
    })
    .get('/api/auth/identities', async (c) =>
      c.json({ identities: await identities.of(c.var.session!.user.id) }, 200),
    )
    .post('/api/auth/identities/google/link', async (c) => {
      const { user } = requireFreshProof(c, deps);
      if (!google) throw new AppError('provider_not_configured');
      if ((await identities.of(user.id)).length > 0) {
        throw new AppError('already_linked');
      }
      try {
        const purpose = 'google_link';
        const { authUrl } = await flow.begin(c, google, { purpose, returnTo: googleLinkReturn, parameters });
        return c.json({ authUrl }, 200);
      } catch (error) {
        throw providerProblem(c, error);
      }
    })
    .delete('/api/auth/identities/google', async (c) => {
      const { user } = requireFreshProof(c, deps);
      const outcome = await identities.unlink(user, { sendsMail: sendsMail(config) });
      if (outcome === 'not_linked') throw new AppError('not_found');
      if (outcome === 'only_way_in') throw new AppError('only_way_in');
      mail.wake();
      return c.body(null, 204);
    });
}
