import * as z from 'zod/mini';
import { accountHref } from './accountSections.ts';

export const identityProviders = ['google'] as const;
export type IdentityProvider = (typeof identityProviders)[number];

/** Answer of `GET /api/auth/identities`. */
export const identitiesSchema = z.object({
  identities: z.array(
    z.object({
      provider: z.enum(identityProviders),
      email: z.string(),
      linkedAt: z.string(),
    }),
  ),
});
export type Identity = z.infer<typeof identitiesSchema>['identities'][number];

/** Answer of `POST /api/auth/identities/google/link`: the URL to open next. */
export const authorizationSchema = z.object({ authUrl: z.string() });
export type Authorization = z.infer<typeof authorizationSchema>;

/** Why Google sign-in ended without a session, as in `/auth?google=`: */
export const googleRefusals = [
  /** the person refused at Google; */
  'refused',
  /** it took too long, was already used, or was started in another browser; */
  'expired',
  /** Google has not verified the email; */
  'unverified_email',
  /** the email has an account that is not linked to this Google account; */
  'not_linked',
  /** (linking) the Google account belongs to another account, or this one has another Google account; */
  'taken',
  /** the account is banned; */
  'banned',
  /** too many attempts from this client; */
  'too_many_requests',
  /** Google can't be reached, or is not offered here; */
  'unavailable',
  /** Google's response failed verification. */
  'failed',
] as const;
export type GoogleRefusal = (typeof googleRefusals)[number];

/** How linking ended, as in `?google=` at `googleLinkReturn`. */
export const googleOutcomes = ['linked', ...googleRefusals] as const;
export type GoogleOutcome = (typeof googleOutcomes)[number];
export const googleLinkReturn = accountHref('connected');
