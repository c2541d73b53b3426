import * as z from 'zod/mini';
import {
  accountUserSchema,
  emailSchema,
  fullNameSchema,
  linkTokenSchema,
  localeSchema,
  passwordSchema,
  roleSchema,
} from './account.ts';
import { oneTimeCodeSchema } from './oneTime.ts';
import { factorSchema } from './secondFactor.ts';

/** Maximum age of the proof of identity for a sensitive change, in milliseconds. */
export const freshProofMs = 10 * 60_000;

/** Answer of `GET /api/auth/user`. Instants are ISO 8601 in UTC. */
export const accountSchema = z.extend(accountUserSchema, {
  role: roleSchema,
  veteranVerified: z.boolean(),
  locale: localeSchema,
  createdAt: z.string(),
  /** The email that waits for confirmation. */
  pendingEmail: z.nullable(z.string()),
  /** False for a person who has only signed in with Google or by email. */
  hasPassword: z.boolean(),
  factors: z.array(factorSchema),
  recoveryCodesLeft: z.number(),
  /** Until when sensitive changes need no new proof; null if they need one now. */
  provenUntil: z.nullable(z.string()),
});
export type Account = z.infer<typeof accountSchema>;

/**
 * `PATCH /api/auth/user`. Changes of email or password need a fresh proof, else 403 `proof_required`. A new email takes
 * effect once its confirmation link is opened. An empty name removes the name.
 */
export const accountChangeSchema = z.strictObject({
  email: z.optional(emailSchema),
  password: z.optional(passwordSchema),
  fullName: z.optional(fullNameSchema),
  locale: z.optional(localeSchema),
});
export type AccountChange = z.infer<typeof accountChangeSchema>;

/**
 * `POST /api/auth/new-email`: the token of the link sent to a new email. Responds with the account. Works only in a
 * session of the person who asked, else 401 `no_session`, and the link stays valid; 400 `invalid_token` if it belongs to
 * another account, was used or has expired; 409 `email_taken`.
 */
export const newEmailSchema = z.strictObject({ token: linkTokenSchema });

/**
 * `POST /api/auth/reauthenticate`: the password, or a code sent by `POST /api/auth/otp`. Responds with the session. A wrong
 * one is 400 `invalid_credentials` or `invalid_code`, so that 401 always means that the session has ended.
 */
export const reauthenticateSchema = z.union([
  z.strictObject({ password: passwordSchema }),
  z.strictObject({ code: oneTimeCodeSchema }),
]);
export type Reauthenticate = z.infer<typeof reauthenticateSchema>;

/** A device on which the person is signed in. */
export const deviceSchema = z.object({
  id: z.string(),
  current: z.boolean(),
  /** Such as "Firefox"; null if unknown. */
  browser: z.nullable(z.string()),
  /** Such as "Windows". */
  system: z.nullable(z.string()),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
});
export type Device = z.infer<typeof deviceSchema>;
/** Answer of `GET /api/auth/sessions`, the current one first, then the last seen first. */
export const devicesSchema = z.object({ sessions: z.array(deviceSchema) });
