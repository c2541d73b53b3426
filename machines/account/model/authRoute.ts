import * as z from 'zod/mini';
import { secondFactorDueSchema } from './account.ts';
import type { AuthTab } from './auth.ts';
import { googleRefusals } from './identity.ts';
import type { GoogleRefusal } from './identity.ts';
import { parseQuery, formatQuery } from '../../model/text/query.ts';
import { returnToEntry, safeReturnTo } from './returnTo.ts';

/** The screens at `/auth`: the two tabs, sign-in by email, the forgotten password, the second factor. */
export const authPages = ['password', 'code', 'forgot', 'secondFactor'] as const;
export type AuthPage = (typeof authPages)[number];

export interface AuthRoute {
  page: AuthPage;
  tab: AuthTab;
  /** Where to go after sign-in; a path of this site. */
  returnTo: string;
  /** The challenge of the second factor (page `secondFactor`), or null. */
  challengeId: string | null;
  /** Why sign-in with Google failed, or null. */
  google: GoogleRefusal | null;
}

const mailPages = ['code', 'forgot'] as const;
const named = <Value extends string>(values: readonly Value[], name: string | undefined): Value | null =>
  values.find((value) => value === name) ?? null;

/** `?tab=sign-up&way=code|forgot&mfa=ID&google=refused&returnTo=/leads-admin`. */
export function parseAuthRoute(search: string): AuthRoute {
  const { way, tab, mfa, google, returnTo } = parseQuery(search);
  return {
    page: mfa ? 'secondFactor' : (named(mailPages, way) ?? 'password'),
    tab: tab === 'sign-up' ? 'signUp' : 'signIn',
    returnTo: safeReturnTo(returnTo),
    challengeId: mfa || null,
    google: named(googleRefusals, google),
  };
}

const href = (path: string, query: Record<string, string>, returnTo: string) =>
  `${path}${formatQuery({ ...query, ...returnToEntry(returnTo) })}`;

export const signUpHref = (returnTo: string) => href('/auth', { tab: 'sign-up' }, returnTo);
/** Sign-in with an emailed link or code. */
export const codeHref = (returnTo: string) => href('/auth', { way: 'code' }, returnTo);
export const forgotHref = (returnTo: string) => href('/auth', { way: 'forgot' }, returnTo);
export const secondFactorHref = (challengeId: string, returnTo: string) =>
  href('/auth', { mfa: challengeId }, returnTo);
/** The API route that redirects to Google. */
export const googleHref = (returnTo: string) => href('/api/auth/google', {}, returnTo);

/** The id of the challenge if a response requires a second factor, else null. */
export function challengeOf(answer: unknown): string | null {
  const due = z.safeParse(secondFactorDueSchema, answer);
  return due.success ? due.data.mfa.challengeId : null;
}
