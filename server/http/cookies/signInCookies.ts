import type { SignInResponse } from '@vetsync/machines/account/model';
import type { Context } from 'hono';
import type { RequestSource } from '../../accounts/limits/knownOrigins.ts';
import type { BegunSession, SignInOrigin } from '../../accounts/sessions/signIn.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../env.ts';
import { clientNetwork } from '../request/clientIp.ts';
import { requestHeader } from '../request/requestHeader.ts';
import { createDeviceCookie } from './deviceCookie.ts';
import { sessionToken } from './sessionCookie.ts';

/** What a sign-in needs from the request, and the cookies it sets. */
export function createSignInCookies({ config, sessions }: Pick<Deps, 'config' | 'sessions'>) {
  const devices = createDeviceCookie(config);

  return {
    /** Where a request comes from. A browser without our cookie has no `device`. */
    originOf: (c: Context<AppEnv>): RequestSource => ({
      network: clientNetwork(c, config),
      device: devices.read(c),
    }),

    /**
     * Runs a sign-in and sets the cookies of the session and the device.
     *
     * @param begin Gets the browser's details.
     */
    async signIn<Outcome extends BegunSession | { challengeId: string }>(
      c: Context<AppEnv>,
      begin: (origin: SignInOrigin) => Promise<Outcome>,
    ): Promise<SignInResponse> {
      const device = devices.prepare(c);
      const outcome = await begin({
        network: clientNetwork(c, config),
        device: device.key,
        userAgent: requestHeader(c, 'user-agent'),
        formerToken: sessionToken(c, sessions),
      });
      if ('challengeId' in outcome) return { mfa: { challengeId: outcome.challengeId } };
      c.header('Set-Cookie', sessions.cookie(outcome.token), { append: true });
      c.header('Set-Cookie', device.cookie, { append: true });
      return outcome.session;
    },
  };
}
