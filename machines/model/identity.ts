import * as z from 'zod/mini';

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

/** Answer of `POST /api/auth/identities/google/link` and of `POST /api/verification`: where the browser goes next. */
export const authorizationSchema = z.object({ authUrl: z.string() });
export type Authorization = z.infer<typeof authorizationSchema>;

/** Why Google sign-in ended without a session, as `?google=` at `/auth` (or at `/account` when linking) names it. */
export const googleOutcomes = [
  'refused',
  'expired',
  'unverified_email',
  'not_linked',
  'taken',
  'banned',
  'failed',
] as const;
export type GoogleOutcome = (typeof googleOutcomes)[number];
