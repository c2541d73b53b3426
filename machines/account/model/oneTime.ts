import * as z from 'zod/mini';
import { inputCode } from '../../system/model/inputPhrases.ts';
import { returnToSchema } from './returnToSchema.ts';
import { emailSchema, linkTokenSchema, localeSchema, passwordSchema } from './account.ts';

/** Digits of an emailed one-time code. */
export const oneTimeCodeLength = 6;
const code = z.string().check(z.trim(), z.regex(/^\d{6}$/, inputCode('sixDigits')));
export const oneTimeCodeSchema = code;

/** `POST /api/auth/otp` and `POST /api/auth/recover`: the response is always the same. */
export const otpSchema = z.strictObject({
  email: emailSchema,
  locale: z.optional(localeSchema),
  returnTo: z.optional(returnToSchema),
});
export const recoverSchema = otpSchema;
/** Whom to send an email with a link, and where its page leads. */
export type LinkRequest = Pick<z.infer<typeof otpSchema>, 'email' | 'returnTo'>;

/** `POST /api/auth/verify`: an emailed code with the email that it was sent to, or the token of the emailed link. */
export const verifySchema = z.union([
  z.strictObject({ email: emailSchema, code }),
  z.strictObject({ token: linkTokenSchema }),
]);
export type Verify = z.infer<typeof verifySchema>;

/** `POST /api/auth/reset`. */
export const resetSchema = z.strictObject({ token: linkTokenSchema, password: passwordSchema });
export type Reset = z.infer<typeof resetSchema>;
