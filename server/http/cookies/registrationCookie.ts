import type { Context } from 'hono';
import { parse as parseCookies, serialize } from 'hono/utils/cookie';
import { registrationLifetimeMs } from '../../accounts/mail/registrations.ts';
import { looksLikeSecret } from '../../accounts/secrets.ts';
import { isHttps } from '../../config.ts';
import type { Config } from '../../config.ts';
import type { AppEnv } from '../env.ts';
import { requestHeader } from '../request/requestHeader.ts';

/** The secret that proves a browser made a registration. It grants no access without the mailed link. */
export function createRegistrationCookie(config: Pick<Config, 'appOrigin'>) {
  const secure = isHttps(config);
  const name = secure ? '__Host-vetsync_registration' : 'vetsync_registration';
  const write = (c: Context<AppEnv>, secret: string, maxAge: number) =>
    c.header(
      'Set-Cookie',
      serialize(name, secret, { httpOnly: true, sameSite: 'Strict', path: '/', secure, maxAge }),
      { append: true },
    );

  return {
    read(c: Context<AppEnv>): string | null {
      const secret = parseCookies(requestHeader(c, 'cookie') ?? '', name)[name];
      return secret !== undefined && looksLikeSecret(secret) ? secret : null;
    },
    /** Replaces the cookie of an earlier sign-up in this browser. */
    give: (c: Context<AppEnv>, secret: string) => write(c, secret, registrationLifetimeMs / 1000),
    takeAway: (c: Context<AppEnv>) => write(c, '', 0),
  };
}
