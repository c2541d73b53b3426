import type { Context } from 'hono';
import { parse as parseCookies } from 'hono/utils/cookie';
import { requestHeader } from '../request/requestHeader.ts';

/** The token of a request's session cookie, or null. Other sites' malformed cookies do no harm. */
export const sessionToken = (c: Context, { cookieName }: { cookieName: string }): string | null =>
  parseCookies(requestHeader(c, 'cookie') ?? '', cookieName)[cookieName] ?? null;
