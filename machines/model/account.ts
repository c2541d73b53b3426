import * as z from 'zod/mini';

/** Roles (platform spec, section 6). `user`, a veteran, is the default; only `admin` sets the admin flag. */
export const roles = ['user', 'recruiter', 'university', 'hospital', 'nonprofit', 'admin'] as const;
export type Role = (typeof roles)[number];
export const defaultRole: Role = 'user';
export const roleSchema = z.enum(roles);

/** Fewest characters of a password unless the operator asks for more (platform spec, section 5). */
export const passwordMinLength = 6;
/** Most characters of a password; longer ones are refused, never cut. */
export const passwordMaxLength = 256;

const emailMaxLength = 255;
const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'Email is required'),
    z.maxLength(emailMaxLength, 'Email too long'),
    z.email('Invalid email format'),
  );
const givenPassword = z
  .string()
  .check(z.minLength(1, 'Password is required'), z.maxLength(passwordMaxLength, 'Password too long'));

export const signInSchema = z.strictObject({ email, password: givenPassword });
export type SignIn = z.infer<typeof signInSchema>;

/** What the server reads of a sign-up; how strong a password must be is the operator's to say. */
export const signUpRequestSchema = z.strictObject({
  email,
  password: givenPassword,
  fullName: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Name too long'))),
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

export const confirmSchema = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(128)) });
export const resendSchema = z.strictObject({ email, type: z.enum(['signup']) });

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
