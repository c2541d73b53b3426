import * as z from 'zod/mini';
import { languages } from '../../system/model/languages.ts';
import { inputCode } from '../../system/model/inputPhrases.ts';
import { cleanEmail } from '../../model/text/contact.ts';
import { returnToSchema } from './returnToSchema.ts';
import { roles } from './roles.ts';
import { typedName } from '../../model/text/names.ts';

export const roleSchema = z.enum(roles);
/** The language of a person's pages and mails. */
export const localeSchema = z.enum(languages);

/** Default minimum password length in characters; the operator may set a higher one (platform spec, section 5). */
export const passwordMinLength = 6;
/** Maximum password length in characters. Longer passwords are rejected, never truncated. */
export const passwordMaxLength = 256;

const emailMaxLength = 255;
/** An email address as it may be pasted; in lower case. */
export const emailSchema = z
  .string()
  .check(
    z.overwrite(cleanEmail),
    z.minLength(1, inputCode('emailRequired')),
    z.maxLength(emailMaxLength, inputCode('emailTooLong')),
    z.email(inputCode('emailInvalid')),
  );
/** A password as typed. The operator configures how strong a new one must be. */
export const passwordSchema = z
  .string()
  .check(
    z.minLength(1, inputCode('passwordRequired')),
    z.maxLength(passwordMaxLength, inputCode('passwordTooLong')),
  );

export const fullNameSchema = z
  .string()
  .check(z.overwrite(typedName), z.maxLength(100, inputCode('nameTooLong')));
/** The token of an emailed link. */
export const linkTokenSchema = z.string().check(z.minLength(1), z.maxLength(128));

export const signInSchema = z.strictObject({ email: emailSchema, password: passwordSchema });
export type SignIn = z.infer<typeof signInSchema>;

/** Body of a sign-up request. */
export const signUpRequestSchema = z.strictObject({
  email: emailSchema,
  password: passwordSchema,
  fullName: z.optional(fullNameSchema),
  locale: z.optional(localeSchema),
  returnTo: z.optional(returnToSchema),
});
export const signUpSchema = z.extend(signUpRequestSchema, {
  password: z
    .string()
    .check(
      z.minLength(1, inputCode('passwordRequired')),
      z.minLength(passwordMinLength, inputCode('passwordTooShort')),
      z.maxLength(passwordMaxLength, inputCode('passwordTooLong')),
    ),
});
export type SignUp = z.infer<typeof signUpSchema>;

/**
 * `POST /api/auth/confirm`: the token of an emailed link. Responds with 409 `password_required` if the link was opened in
 * another browser than the one that signed up. The client then sends a password as well, which becomes the account's.
 */
export const confirmSchema = z.strictObject({
  token: linkTokenSchema,
  password: z.optional(passwordSchema),
});
export type Confirmation = z.infer<typeof confirmSchema>;
/**
 * `POST /api/auth/resend`: sends the link of a sign-up again, or the link for a new email (`email_change`), which requires
 * being signed in with a pending email. One-time codes and password resets have their own calls.
 */
export const resendTypes = ['signup', 'email_change'] as const;
export const resendSchema = z.strictObject({
  email: emailSchema,
  type: z.enum(resendTypes),
  locale: z.optional(localeSchema),
  returnTo: z.optional(returnToSchema),
});

/** The signed-in person, with the fields that the browser may see. */
export const accountUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.nullable(z.string()),
});
export type AccountUser = z.infer<typeof accountUserSchema>;

/** Answer of `GET /api/auth/session`. `expiresAt` is an ISO 8601 instant in UTC. */
export const sessionSchema = z.union([
  z.object({ user: z.null() }),
  z.object({
    user: accountUserSchema,
    role: roleSchema,
    veteranVerified: z.boolean(),
    locale: localeSchema,
    expiresAt: z.string(),
  }),
]);
export type Session = z.infer<typeof sessionSchema>;

/** The first factor was correct, and the second factor is still required. */
export const secondFactorDueSchema = z.object({ mfa: z.object({ challengeId: z.string() }) });
/** Response of every call that signs in: the session, or the challenge of the second factor and no cookie. */
export const signInResponseSchema = z.union([secondFactorDueSchema, sessionSchema]);
export type SignInResponse = z.infer<typeof signInResponseSchema>;

/** Answer of `GET /api/auth/methods`: what this site offers. */
export const signInMethodsSchema = z.object({
  google: z.boolean(),
  verification: z.boolean(),
  passwordMinLength: z.number(),
});
export type SignInMethods = z.infer<typeof signInMethodsSchema>;
