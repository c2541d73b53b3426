import type { Context } from 'hono';
import { parse as parseCookies, serialize } from 'hono/utils/cookie';
import { knownOriginLifetimeMs } from '../../accounts/limits/knownOrigins.ts';
import { looksLikeSecret, newSecret, sha256 } from '../../accounts/secrets.ts';
import { isHttps } from '../../config.ts';
import type { Config } from '../../config.ts';
import type { AppEnv } from '../env.ts';
import { requestHeader } from '../request/requestHeader.ts';

const keyOf = (secret: string) => `device ${sha256(secret)}`;

/**
 * Recognizes a browser in which somebody has signed in before. The cookie grants no access. It only distinguishes the
 * account's owner from strangers who try to guess the password.
 */
export function createDeviceCookie(config: Pick<Config, 'appOrigin'>) {
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
