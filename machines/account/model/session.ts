import * as z from 'zod/mini';
import { accountUserSchema, localeSchema, roleSchema } from './account.ts';
import { defaultRole } from './roles.ts';
import { defaultLanguage } from '../../system/model/languages.ts';
import type { Session } from './account.ts';

/** How often the browser checks its session's remaining time, in milliseconds (platform spec, section 9). */
export const sessionTickMs = 30_000;
/** The session is reloaded, and so renewed, when this many ticks or fewer remain. */
export const sessionRefreshTicks = 3;
/** First delay after a gateway error, in milliseconds; doubles each time (platform spec, sections 8 and 9). */
export const gatewayRetryBaseMs = 200;
/** Retries before the server counts as unreachable. */
export const gatewayRetries = 5;

/** Which sessions a sign-out ends: this one, the others, or all. */
export const signOutScopes = ['local', 'others', 'global'] as const;
export type SignOutScope = (typeof signOutScopes)[number];

export const gatewayRetryMs = (retry: number) => gatewayRetryBaseMs * 2 ** retry;

const answer = z.object({
  user: accountUserSchema,
  expiresAt: z.string(),
  role: z.optional(z.unknown()),
  veteranVerified: z.optional(z.unknown()),
  locale: z.optional(z.unknown()),
});

/** Parses the server's answer. An unknown role counts as user (platform spec, section 8), an unknown language as English; an invalid answer counts as signed out. */
export function parseSession(raw: unknown): Session {
  const parsed = answer.safeParse(raw);
  if (!parsed.success) return { user: null };
  const { user, expiresAt, role, veteranVerified, locale } = parsed.data;
  const known = roleSchema.safeParse(role);
  const language = localeSchema.safeParse(locale);
  return {
    user,
    role: known.success ? known.data : defaultRole,
    veteranVerified: veteranVerified === true,
    locale: language.success ? language.data : defaultLanguage,
    expiresAt,
  };
}

/** Whether three ticks or fewer remain at `now` (epoch milliseconds). */
export function expiresSoon(session: Session, now: number): boolean {
  return session.user !== null && Date.parse(session.expiresAt) - now <= sessionRefreshTicks * sessionTickMs;
}

/** Says in a call whose page makes it, by the account's id. */
export const accountHeader = 'X-Account-Id';
