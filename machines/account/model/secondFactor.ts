import * as z from 'zod/mini';
import { inputCode } from '../../system/model/inputPhrases.ts';
import { typedName } from '../../model/text/names.ts';

/** Number of recovery codes in a set, issued when a second factor is turned on or the codes are renewed. */
export const recoveryCodeCount = 10;
/** Digits of an authenticator app's code, and its lifetime in seconds (RFC 6238). */
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
  .check(
    z.overwrite(typedName),
    z.minLength(1, inputCode('nameRequired')),
    z.maxLength(60, inputCode('nameTooLong')),
  );
/** `POST /api/auth/mfa/factors`; needs a fresh proof. */
export const enrollSchema = z.strictObject({ name: z.optional(factorNameSchema) });
/** Secret and QR code for an authenticator app. `qr` is an SVG. The factor is on once a code from the app is verified. */
export const enrollmentSchema = z.object({
  id: z.string(),
  secret: z.string(),
  uri: z.string(),
  qr: z.string(),
});
export type Enrollment = z.infer<typeof enrollmentSchema>;

const totp = z.string().check(z.trim(), z.regex(/^\d{6}$/, inputCode('sixDigits')));
/** `POST /api/auth/mfa/factors/{id}/verify`. */
export const factorCodeSchema = z.strictObject({ code: totp });
/** Answer of the first verification, and of `POST /api/auth/mfa/recovery-codes`. The codes can't be read again. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** `POST /api/auth/mfa/challenges/{id}/verify`: a code from the app, or a recovery code with any spacing. */
export const challengeCodeSchema = z.strictObject({
  code: z
    .string()
    .check(z.trim(), z.minLength(1, inputCode('codeRequired')), z.maxLength(40, inputCode('codeTooLong'))),
});
