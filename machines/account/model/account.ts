import * as z from 'zod/mini';
import { roles } from './roles.ts';

export const roleSchema = z.enum(roles);

/** Fewest characters of a password unless the operator asks for more (platform spec, section 5). */
export const passwordMinLength = 6;
/** Most characters of a password; longer ones are refused, never cut. */
export const passwordMaxLength = 256;

const emailMaxLength = 255;
/** An address, trimmed and in lower case. */
export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'Email is required'),
    z.maxLength(emailMaxLength, 'Email too long'),
    z.email('Invalid email format'),
  );
/** A password as somebody typed it; how strong a new one must be is the operator's to say. */
export const passwordSchema = z
  .string()
  .check(z.minLength(1, 'Password is required'), z.maxLength(passwordMaxLength, 'Password too long'));

export const fullNameSchema = z.string().check(z.trim(), z.maxLength(100, 'Name too long'));
/** A token of a mailed link. */
export const linkTokenSchema = z.string().check(z.minLength(1), z.maxLength(128));

export const signInSchema = z.strictObject({ email: emailSchema, password: passwordSchema });
export type SignIn = z.infer<typeof signInSchema>;

/** What the server reads of a sign-up. */
export const signUpRequestSchema = z.strictObject({
  email: emailSchema,
  password: passwordSchema,
  fullName: z.optional(fullNameSchema),
});
export const signUpSchema = z.extend(signUpRequestSchema, {
  password: z
    .string()
    .check(
      z.minLength(1, 'Password is required'),
      z.minLength(passwordMinLength, `Password must be at least ${passwordMinLength} characters`),
      z.maxLength(passwordMaxLength, 'Password too long'),
    ),
});
export type SignUp = z.infer<typeof signUpSchema>;

/**
 * `POST /api/auth/confirm`: the token of a mailed link; 409 `password_required` where it was opened in another browser than
 * the one that signed up. Then a password comes with it, which is the account's from then on.
 */
export const confirmSchema = z.strictObject({
  token: linkTokenSchema,
  password: z.optional(passwordSchema),
});
export type Confirmation = z.infer<typeof confirmSchema>;
/**
 * `POST /api/auth/resend`: the link of a sign-up again, or that of a new address (`email_change`), which is sent only to
 * whoever is signed in and waits for it. A one-time code or a new password is asked for again by its own call.
 */
export const resendTypes = ['signup', 'email_change'] as const;
export const resendSchema = z.strictObject({ email: emailSchema, type: z.enum(resendTypes) });

/** The signed-in person as the browser may know them. */
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
    expiresAt: z.string(),
  }),
]);
export type Session = z.infer<typeof sessionSchema>;

/** A proof that would sign somebody in, where a second factor is still asked for. */
export const secondFactorDueSchema = z.object({ mfa: z.object({ challengeId: z.string() }) });
/** Answer of every call that signs in: the session, or the challenge of the second factor and no cookie. */
export const signInAnswerSchema = z.union([secondFactorDueSchema, sessionSchema]);
export type SignInAnswer = z.infer<typeof signInAnswerSchema>;

/** Answer of `GET /api/auth/methods`: what this site offers. */
export const signInMethodsSchema = z.object({
  google: z.boolean(),
  verification: z.boolean(),
  passwordMinLength: z.number(),
});
export type SignInMethods = z.infer<typeof signInMethodsSchema>;
