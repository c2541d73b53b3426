import type { Context } from 'hono';
import { parse as parseCookies } from 'hono/utils/cookie';
import { requestHeader } from '../request/requestHeader.ts';

/** The token of a request's session cookie, or null. Ignores malformed cookies of other sites. */
export const sessionToken = (c: Context, { cookieName }: { cookieName: string }): string | null =>
  parseCookies(requestHeader(c, 'cookie') ?? '', cookieName)[cookieName] ?? null;
