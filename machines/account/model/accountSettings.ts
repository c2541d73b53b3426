import * as z from 'zod/mini';
import {
  accountUserSchema,
  emailSchema,
  fullNameSchema,
  linkTokenSchema,
  passwordSchema,
  roleSchema,
} from './account.ts';
import { oneTimeCodeSchema } from '../../auth/model/oneTime.ts';
import { factorSchema } from './secondFactor.ts';

/** A sensitive change needs a proof of identity not older than this, in milliseconds. */
export const freshProofMs = 10 * 60_000;

/** Answer of `GET /api/auth/user`. Instants are ISO 8601 in UTC. */
export const accountSchema = z.extend(accountUserSchema, {
  role: roleSchema,
  veteranVerified: z.boolean(),
  createdAt: z.string(),
  /** The address that waits for its confirmation. */
  pendingEmail: z.nullable(z.string()),
  /** False for somebody who has only ever signed in by Google or by mail. */
  hasPassword: z.boolean(),
  factors: z.array(factorSchema),
  recoveryCodesLeft: z.number(),
  /** Until when sensitive changes need no new proof; null when they do. */
  provenUntil: z.nullable(z.string()),
});
export type Account = z.infer<typeof accountSchema>;

/**
 * `PATCH /api/auth/user`. E-mail and password need a fresh proof, else 403 `proof_required`; a new address counts only
 * once the link mailed to it is opened. An empty name takes the name away.
 */
export const accountChangeSchema = z.strictObject({
  email: z.optional(emailSchema),
  password: z.optional(passwordSchema),
  fullName: z.optional(fullNameSchema),
});
export type AccountChange = z.infer<typeof accountChangeSchema>;

/**
 * `POST /api/auth/new-email`: the token of the link that was mailed to a new address. Answers with the account. Counts
 * only in a session of the person who asked, else 401 `no_session`, after which the link is still good; 400
 * `invalid_token` where it is not theirs, used or expired; 409 `email_taken`.
 */
export const newEmailSchema = z.strictObject({ token: linkTokenSchema });

/**
 * `POST /api/auth/reauthenticate`: the password, or a code that `POST /api/auth/otp` mailed. Answers with the session; a
 * wrong one is 400 `invalid_credentials` or `invalid_code`, so that 401 always means that the session is over.
 */
export const reauthenticateSchema = z.union([
  z.strictObject({ password: passwordSchema }),
  z.strictObject({ code: oneTimeCodeSchema }),
]);
export type Reauthenticate = z.infer<typeof reauthenticateSchema>;

/** A place somebody is signed in. */
export const deviceSchema = z.object({
  id: z.string(),
  current: z.boolean(),
  /** Such as "Firefox"; null where it is not known. */
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
