import * as z from 'zod/mini';
import { accountHref } from './accountSections.ts';
import { authorizationSchema } from './identity.ts';

/** Size of the identity provider's popup in CSS pixels, and how often to check that it is open (platform spec, section 7). */
export const verificationPopup = { width: 600, height: 700 } as const;
export const verificationPollMs = 1_000;

/**
 * Answer of `POST /api/verification`. `flow` identifies this run and is repeated in the popup's message. `authUrl` must be
 * on the provider's `domain`.
 */
export const verificationSchema = z.extend(authorizationSchema, { flow: z.string(), domain: z.string() });
export type VerificationStart = z.infer<typeof verificationSchema>;

/** A URL that all parsers read the same way: no user, no backslash, no white space, an ASCII host. */
const plainUrl = /^https?:\/\/([a-z\d.-]+)(:\d{1,5})?([/?#][\x21-\x5b\x5d-\x7e]*)?$/i;

/** Whether a URL is on `domain` or a subdomain of it (platform spec, section 5, "Veteran verification"). */
export function isProviderUrl(url: string, domain: string): boolean {
  const host = plainUrl.exec(url)?.[1]?.toLowerCase();
  return host !== undefined && (host === domain || host.endsWith(`.${domain}`));
}

/** Why a verification failed. */
export const verificationFailures = [
  'refused',
  'expired',
  'not_veteran',
  'taken',
  'unavailable',
  'failed',
] as const;
export type VerificationFailure = (typeof verificationFailures)[number];
/** Outcome of a verification without a popup, as in `?verification=` at `verificationReturn`. */
export type VerificationOutcome = 'ok' | VerificationFailure;
export const verificationReturn = accountHref('verification');

/** Message that the popup posts to its opener from our own origin before it closes (platform spec, section 5). */
export const verificationMessageSchema = z.object({
  type: z.literal('VETERAN_VERIFICATION_COMPLETE'),
  ok: z.boolean(),
  /** English, for other openers than VetSync's app. */
  message: z.optional(z.string()),
  /** One of `verificationFailures`; an unknown one is ignored. */
  failure: z.optional(z.string()),
  flow: z.string(),
});
export type VerificationMessage = z.infer<typeof verificationMessageSchema>;
