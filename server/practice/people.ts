import { createHash } from 'node:crypto';
import { authLimits } from '@vetsync/machines/account/model';
import { emailSchema } from '@vetsync/machines/account/model';
import { fieldErrorOf } from '../fieldTexts.ts';
import * as z from 'zod/mini';
import type { PracticeRole } from './practice.ts';

/** A person at the practice provider. */
export interface PracticePerson {
  name: string;
  email: string;
  emailVerified: boolean;
  veteran: boolean;
}

/** Invented people. Mail to `example.com` reaches nobody (RFC 2606). */
export const practicePeople: readonly PracticePerson[] = [
  { name: 'Dana Fields', email: 'dana.fields@example.com', emailVerified: true, veteran: true },
  { name: 'Sam Ortiz', email: 'sam.ortiz@example.com', emailVerified: true, veteran: false },
  { name: 'Robin Hale', email: 'robin.hale@example.com', emailVerified: false, veteran: false },
];

/** Shown next to each person, by the role that the provider plays. */
export const descriptionOf: Readonly<Record<PracticeRole, (person: PracticePerson) => string>> = {
  google: ({ emailVerified }) => (emailVerified ? 'Email verified' : 'Email not verified'),
  verification: ({ veteran }) => (veteran ? 'Veteran' : 'Not a veteran'),
};

const nameSchema = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter a name'), z.maxLength(authLimits.fullName, 'This name is too long'));
const checked = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value !== undefined),
);
const typedSchema = z.object({ name: nameSchema, email: emailSchema, claim: checked });

export type PracticeErrors = Partial<Record<'name' | 'email', string>>;

/**
 * The person that a form selects: one of ours by number, or one entered.
 *
 * @returns The person, or the errors in the input.
 */
export function personIn(
  form: URLSearchParams,
  role: PracticeRole,
): { person: PracticePerson } | { errors: PracticeErrors } {
  const known = practicePeople[Number(form.get('person') ?? Number.NaN)];
  if (known) return { person: known };
  const typed = typedSchema.safeParse({
    name: form.get('name') ?? '',
    email: form.get('email') ?? '',
    ...(form.has('claim') && { claim: 'on' }),
  });
  if (typed.success) {
    const { name, email, claim } = typed.data;
    return {
      person: {
        name,
        email,
        emailVerified: role === 'google' ? claim : true,
        veteran: role === 'verification' && claim,
      },
    };
  }
  const errors: PracticeErrors = {};
  for (const { path, message } of typed.error.issues.map(fieldErrorOf).toReversed()) {
    if (path === 'name' || path === 'email') errors[path] = message;
  }
  return { errors };
}

/** The same email always gets the same subject, also after a restart. */
export const subjectOf = ({ email }: PracticePerson) =>
  createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32);

/** All claims about a person. Each client gets those of the scope it requested. */
export const claimsOf = (person: PracticePerson) => ({
  sub: subjectOf(person),
  name: person.name,
  email: person.email,
  email_verified: person.emailVerified,
  veteran: person.veteran,
});
