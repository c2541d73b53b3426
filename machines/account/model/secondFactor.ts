import * as z from 'zod/mini';

/** Recovery codes given at once when a second factor is turned on, or asked for anew. */
export const recoveryCodeCount = 10;
/** Digits of an authenticator app's code, and the seconds it lives (RFC 6238). */
export const totpDigits = 6;
export const totpPeriodSeconds = 30;

/** An authenticator app that belongs to an account. */
export const factorSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
});
export type Factor = z.infer<typeof factorSchema>;

export const factorNameSchema = z
  .string()
  .check(z.trim(), z.minLength(1, 'Name is required'), z.maxLength(60, 'Name too long'));
/** `POST /api/auth/mfa/factors`; needs a fresh proof. */
export const enrollSchema = z.strictObject({ name: z.optional(factorNameSchema) });
/** What an authenticator app is set up with. `qr` is an SVG; the factor counts only once a code of it is verified. */
export const enrollmentSchema = z.object({
  id: z.string(),
  secret: z.string(),
  uri: z.string(),
  qr: z.string(),
});
export type Enrollment = z.infer<typeof enrollmentSchema>;

const totp = z.string().check(z.trim(), z.regex(/^\d{6}$/, `Enter the ${totpDigits} digits of the code`));
/** `POST /api/auth/mfa/factors/{id}/verify`. */
export const factorCodeSchema = z.strictObject({ code: totp });
/** Answer of the first verification, and of `POST /api/auth/mfa/recovery-codes`. Never to be read again. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** `POST /api/auth/mfa/challenges/{id}/verify`: a code of the app, or a recovery code however it is spaced. */
export const challengeCodeSchema = z.strictObject({
  code: z
    .string()
    .check(z.trim(), z.minLength(1, 'Enter a code'), z.maxLength(40, 'That is too long for a code')),
});
