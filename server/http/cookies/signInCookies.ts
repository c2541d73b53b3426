import type { SignInResponse } from '@vetsync/machines/account/model';
import type { Context } from 'hono';
import { knownOriginLifetimeMs } from '../../accounts/limits/knownOrigins.ts';
import type { RequestSource } from '../../accounts/limits/knownOrigins.ts';
import type { BegunSession, SignInOrigin } from '../../accounts/sessions/signIn.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../env.ts';
import { clientNetwork } from '../request/clientIp.ts';
import { requestHeader } from '../request/requestHeader.ts';
import { sessionToken } from './sessionCookie.ts';
import { parse as parseCookies, serialize } from 'hono/utils/cookie';
import { looksLikeSecret, newSecret, sha256 } from '../../accounts/secrets.ts';
import { isHttps } from '../../config.ts';
import type { Config } from '../../config.ts';

const keyOf = (secret: string) => `device ${sha256(secret)}`;

/**
 * Recognizes a browser in which somebody has signed in before. The cookie grants no access. It only distinguishes the
 * account's owner from strangers who try to guess the password.
 */
function createDeviceCookie(config: Pick<Config, 'appOrigin'>) {
  const secure = isHttps(config);
  const name = secure ? '__Host-vetsync_device' : 'vetsync_device';

  function secretOf(c: Context<AppEnv>): string | null {
    const secret = parseCookies(requestHeader(c, 'cookie') ?? '', name)[name];
    return secret !== undefined && looksLikeSecret(secret) ? secret : null;
  }
  return {
    /** The device's key. Null if the browser has no such cookie. */
    read(c: Context<AppEnv>): string | null {
      const secret = secretOf(c);
      return secret === null ? null : keyOf(secret);
    },
    /** The device's key, and the `Set-Cookie` header that creates its cookie or extends the existing one. */
    prepare(c: Context<AppEnv>): { key: string; cookie: string } {
      const secret = secretOf(c) ?? newSecret();
      const attributes = {
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        secure,
        maxAge: knownOriginLifetimeMs / 1000,
      } as const;
      return { key: keyOf(secret), cookie: serialize(name, secret, attributes) };
    },
  };
}

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
