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

/** Answer of `POST /api/auth/identities/google/link`: where the browser goes next. */
export const authorizationSchema = z.object({ authUrl: z.string() });
export type Authorization = z.infer<typeof authorizationSchema>;

/** Where Google sign-in ends without a session, as `/auth?google=` names it: */
export const googleRefusals = [
  /** the person refused at Google; */
  'refused',
  /** it took too long, was used already, or was begun in another browser; */
  'expired',
  /** Google has not verified the address; */
  'unverified_email',
  /** the address has an account to which this Google account does not belong yet; */
  'not_linked',
  /** (linking) the Google account belongs to another account, or this one has another Google account; */
  'taken',
  /** the account has been closed to its owner; */
  'banned',
  /** too many tries from this place; */
  'too_many_requests',
  /** Google can't be reached, or is not offered here; */
  'unavailable',
  /** Google's answer could not be trusted. */
  'failed',
] as const;
export type GoogleRefusal = (typeof googleRefusals)[number];

/** How linking ends, as `?google=` at `googleLinkReturn` names it. */
export const googleOutcomes = ['linked', ...googleRefusals] as const;
export type GoogleOutcome = (typeof googleOutcomes)[number];
export const googleLinkReturn = accountHref('connected');
