import { cleanEmail } from '../../model/text/contact.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import * as z from 'zod/mini';
import { fullNameSchema, passwordMaxLength, resendSchema, signInSchema, signUpSchema } from './account.ts';
import { hasErrors, schemaErrors } from '../../system/model/form.ts';
import type { FieldErrors } from '../../system/model/form.ts';
import { passwordErrors } from './password.ts';
import { fieldErrorPhrase, isRefusedInput } from '../../system/model/problem.ts';
import type { Problem } from '../../system/model/problem.ts';

export const authTabs = ['signIn', 'signUp'] as const;
export type AuthTab = (typeof authTabs)[number];

/** Fields of the sign-in screen in the order of the form; sign-in has no `fullName`. */
export const authFields = ['fullName', 'email', 'password'] as const;
export type AuthField = (typeof authFields)[number];
export type AuthDraft = Readonly<Record<AuthField, string>>;
export const emptyAuthDraft: AuthDraft = { fullName: '', email: '', password: '' };
/** Maximum length of each field in characters. */
export const authLimits = { fullName: 100, email: 255, password: passwordMaxLength } as const;

/** Wait before the confirmation can be sent again, in seconds. */
export const resendWaitSeconds = 60;
/** How long the confirmation is visible before the site root opens, in milliseconds. */
export const confirmedVisibleMs = 2_500;

/** Request body: the email trimmed and in lower case, the password unchanged, an empty name omitted. */
export const signInOf = ({ email, password }: AuthDraft) => ({ email: cleanEmail(email), password });
export const signUpOf = (draft: AuthDraft) => ({
  ...signInOf(draft),
  ...(draft.fullName.trim() && { fullName: draft.fullName.trim() }),
});

/** Errors that block the submission (platform spec, section 5, "Sign up" and "Sign in"). */
export function authErrors(tab: AuthTab, draft: AuthDraft, minLength: number): FieldErrors<AuthField> {
  if (tab === 'signIn') return schemaErrors(signInSchema, signInOf(draft), authFields);
  const errors = schemaErrors(signUpSchema, signUpOf(draft), authFields);
  const password = newPasswordError(draft.password, minLength);
  return password ? { ...errors, password } : errors;
}
export const authValid = (tab: AuthTab, draft: AuthDraft, minLength: number) =>
  !hasErrors(authErrors(tab, draft, minLength));

/** Why this isn't a valid email, or null. */
export const emailError = (email: string): Phrase | null =>
  schemaErrors(resendSchema, { email: cleanEmail(email), type: 'signup' }, ['email']).email ?? null;

/** Why this isn't a valid name, or null. An empty one removes the name. */
export const fullNameError = (fullName: string): Phrase | null =>
  schemaErrors(z.object({ fullName: fullNameSchema }), { fullName }, ['fullName']).fullName ?? null;

/** Why a new password can't be sent, or null. The server may still reject it as weak. */
export function newPasswordError(password: string, minLength: number): Phrase | null {
  const error = schemaErrors(z.pick(signUpSchema, { password: true }), { password }, ['password']).password;
  return error ?? passwordErrors(password, minLength)[0] ?? null;
}

/** The reasons of a rejection as a weak password. */
export const passwordReasonsOf = ({ errors = [] }: Problem): Phrase[] =>
  errors.filter(({ path }) => path === 'password').map(fieldErrorPhrase);

/** Whether the server rejected the password as weak. */
export const isWeakPassword = (problem: Problem) =>
  isRefusedInput(problem) && passwordReasonsOf(problem).length > 0;
