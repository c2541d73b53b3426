import {
  authorizationSchema,
  googleLinkReturn,
  googleRefusals,
  identitiesSchema,
} from '@vetsync/machines/account/model';
import { routes } from '@vetsync/machines/shell/model';
import { safeReturnTo, siteRoot } from '@vetsync/machines/account/model';
import { defaultLanguage, languageIn, pathIn } from '@vetsync/machines/system/model';
import type { Language } from '@vetsync/machines/system/model';
import type { GoogleOutcome, GoogleRefusal } from '@vetsync/machines/account/model';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { googlePerson } from '../accounts/identities/identities.ts';
import type { GooglePerson } from '../accounts/identities/identities.ts';
import type { Flow } from '../accounts/identities/oauthFlows.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { createProviderFlow } from '../http/cookies/providerFlow.ts';
import { createSignInCookies } from '../http/cookies/signInCookies.ts';
import { defineRoute } from '../http/defineRoute.ts';
import type { AppEnv } from '../http/env.ts';
import { providerProblem, logProviderFailure } from '../http/errors/providerProblem.ts';
import { clientNetwork } from '../http/request/clientIp.ts';
import { sendsMail } from '../mail/mailTransport.ts';

const googleQuery = z.object({ returnTo: z.optional(z.string()) });
const parameters = { scope: 'openid email profile', prompt: 'select_account' };
/** Longer than any URL of our pages. */
const returnToMaxLength = 2_000;

const codes = googleRefusals.map((code) => `\`${code}\``).join(', ');

/** Where the browser is redirected to after Google. */
function redirects({ config }: Deps) {
  /** Redirects to one of our pages. Uses the whole URL, because `/.//host` would resolve to another site. */
  function to(c: Context<AppEnv>, path: string, query: Record<string, string> = {}): Response {
    const url = new URL(path, config.appOrigin);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return c.redirect(url.href);
  }
  /** Redirects to the sign-in page in the language of `returnTo`, to which the person can still go on. */
  function toSignIn(c: Context<AppEnv>, query: Record<string, string>, returnTo: string): Response {
    const { language, path: next } = languageIn(returnTo);
    const page = pathIn(language, routes.auth.pattern);
    return to(c, page, { ...query, ...(next !== siteRoot && { returnTo: next }) });
  }
  return {
    to,
    toSignIn,
    refuse: (c: Context<AppEnv>, reason: GoogleRefusal, returnTo = siteRoot) =>
      toSignIn(c, { google: reason }, returnTo),
    endLinking: (c: Context<AppEnv>, outcome: GoogleOutcome, language: Language) =>
      to(c, pathIn(language, googleLinkReturn), { google: outcome }),
  };
}

async function identify(
  { providers: { google } }: Deps,
  c: Context<AppEnv>,
  { answer, secrets }: Flow & { answer: string },
): Promise<GooglePerson | 'refused' | 'unavailable' | 'failed'> {
  if (!google) return 'unavailable';
  try {
    return googlePerson(await google.identify(answer, secrets)) ?? 'failed';
  } catch (error) {
    return logProviderFailure(c, error);
  }
}

function signingIn(deps: Deps) {
  const { completeSignIn } = deps.signIn;
  const cookies = createSignInCookies(deps);
  const { to, toSignIn, refuse } = redirects(deps);
  return async function signIn(
    c: Context<AppEnv>,
    person: GooglePerson,
    returnTo: string,
  ): Promise<Response> {
    const user = await deps.accounts.identities.signIn(person);
    if (typeof user === 'string') return refuse(c, user, returnTo);
    deps.mail.wake();
    try {
      const answer = await cookies.signIn(c, (browser) => completeSignIn(browser, user, { by: 'google' }));
      // An English address also is what people get who have not chosen a language.
      const { language, path } = languageIn(returnTo);
      if (!('mfa' in answer))
        return to(c, pathIn(language === defaultLanguage ? user.locale : language, path));
      return toSignIn(c, { mfa: answer.mfa.challengeId }, returnTo);
    } catch (error) {
      if (error instanceof AppError && error.code === 'banned') return refuse(c, 'banned');
      throw error;
    }
  };
}

/** Signing in with Google, and linking a Google account. */
export const googleRoutes = [
  defineRoute(
    {
      method: 'get',
      path: '/api/auth/google',
      access: 'any',
      summary: 'Sign in with Google: to be opened by the browser itself',
      query: googleQuery,
      queryReadBy: 'handler',
      responses: {
        302: { description: 'On to Google, or to `/auth?google=` with one of the codes of the callback.' },
      },
    },
    (deps) => {
      const { google } = deps.providers;
      const flow = createProviderFlow(deps);
      const { refuse } = redirects(deps);
      return async ({ c }) => {
        const wanted = c.req.query('returnTo') ?? '';
        const returnTo = wanted.length <= returnToMaxLength ? safeReturnTo(wanted) : siteRoot;
        if (!google) return refuse(c, 'unavailable', returnTo);
        const taken = await deps.limits.tryConsume('providerFlow', clientNetwork(c, deps.config));
        if (!taken.ok) return refuse(c, 'too_many_requests', returnTo);
        try {
          const { authUrl } = await flow.begin(c, google, { purpose: 'google', returnTo, parameters });
          return c.redirect(authUrl);
        } catch (error) {
          return refuse(c, logProviderFailure(c, error), returnTo);
        }
      };
    },
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/auth/google/callback',
      access: 'any',
      session: 'optional',
      summary: 'Where Google sends the browser back to',
      responses: {
        302: {
          description:
            'Signed in: on to `returnTo`. Where a second factor is on: to `/auth?mfa=` with its challenge. ' +
            `Else to \`/auth?google=\` with the reason: ${codes}. Linking ends at \`${googleLinkReturn}?google=\` with \`linked\` or the reason.`,
        },
      },
    },
    (deps) => {
      const flow = createProviderFlow(deps);
      const signIn = signingIn(deps);
      const { refuse, endLinking } = redirects(deps);
      return async ({ c, session }) => {
        const taken = await flow.consume(c, ['google', 'google_link']);
        const language = session?.user.locale ?? defaultLanguage;
        if (!taken) return session ? endLinking(c, 'expired', language) : refuse(c, 'expired');
        const person = await identify(deps, c, taken);
        if (taken.purpose === 'google') {
          return typeof person === 'string'
            ? refuse(c, person, taken.returnTo)
            : signIn(c, person, taken.returnTo);
        }
        if (typeof person === 'string') return endLinking(c, person, language);
        const outcome = await deps.accounts.identities.link(session!.user, person);
        deps.mail.wake();
        return endLinking(c, outcome, language);
      };
    },
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/auth/identities',
      access: 'user',
      summary: 'Accounts at identity providers that open this one',
      responses: { 200: { description: 'Those that are linked.', schema: identitiesSchema } },
    },
    ({ accounts: { identities } }) =>
      async ({ json, session }) =>
        json({ identities: await identities.of(session.user.id) }, 200),
  ),
  defineRoute(
    {
      method: 'post',
      path: '/api/auth/identities/google/link',
      access: 'user',
      proof: 'fresh',
      limit: 'providerFlow',
      summary: 'Link a Google account; needs a fresh proof',
      responses: {
        200: { description: 'Where the browser goes next.', schema: authorizationSchema },
        409: { description: '`already_linked`: there is a Google account; unlink that first.' },
        503: { description: '`not_configured`, or `provider_unavailable`: try again later.' },
      },
    },
    (deps) => {
      const { google } = deps.providers;
      const flow = createProviderFlow(deps);
      return async ({ c, json, session }) => {
        if (!google) throw new AppError('provider_not_configured');
        if ((await deps.accounts.identities.of(session.user.id)).length > 0) {
          throw new AppError('already_linked');
        }
        try {
          const purpose = 'google_link';
          const { authUrl } = await flow.begin(c, google, {
            purpose,
            returnTo: googleLinkReturn,
            parameters,
          });
          return json({ authUrl }, 200);
        } catch (error) {
          throw providerProblem(c, error);
        }
      };
    },
  ),
  defineRoute(
    {
      method: 'delete',
      path: '/api/auth/identities/google',
      access: 'user',
      proof: 'fresh',
      summary: 'Unlink the Google account; needs a fresh proof',
      responses: {
        204: { description: 'Unlinked.' },
        404: { description: '`not_found`: none is linked.' },
        409: {
          description:
            '`only_way_in`: the account has no password, and this server sends no mail that could bring a code. Choose a password first.',
        },
      },
    },
    ({ config, mail, accounts: { identities } }) =>
      async ({ c, session }) => {
        const outcome = await identities.unlink(session.user, { sendsMail: sendsMail(config) });
        if (outcome === 'not_linked') throw new AppError('not_found');
        if (outcome === 'only_way_in') throw new AppError('only_way_in');
        mail.wake();
        return c.body(null, 204);
      },
  ),
] as const;
