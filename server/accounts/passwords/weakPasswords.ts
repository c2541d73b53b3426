import { passwordErrors, passwordMinLengthOf } from '@vetsync/machines/account/model';
import type { CodedPhrase } from '@vetsync/machines/system/model';
import type { Role } from '@vetsync/machines/account/model';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The account that the password is for. */
export interface Owner {
  email: string;
  fullName?: string | null | undefined;
  /** Defaults to `user`. */
  role?: Role | undefined;
}
/** Why a password is rejected, in codes. */
export type Weakness = CodedPhrase;

/** The 49,000 most common passwords of known leaks, in lower case. */
const common = new Set(dictionary['passwords-common']);
const fewestDifferentCharacters = 3;
/** Shorter parts of a name ("Al", "de") are too common to reject a password for. */
const nameTermMinLength = 3;

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const withoutNumbers = (text: string) => text.replace(/^\p{N}+|\p{N}+$/gu, '');

function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  return common.has(lower) || new Set(lower).size < fewestDifferentCharacters;
}

function namesOwner(password: string, owner: Owner): boolean {
  const { email } = owner;
  const fullName = owner.fullName ?? '';
  const [local = ''] = email.split('@');
  const terms = [email, local, fullName, ...local.split(/[^a-z0-9]/), ...fullName.split(/\s+/)].map(bare);
  const tried = [bare(password), withoutNumbers(bare(password))];
  return terms
    .flatMap((term) => [term, withoutNumbers(term)])
    .some((term) => term.length >= nameTermMinLength && tried.includes(term));
}

/** Every reason to reject `password` ("weak password" in the specification), in display order. */
export function weaknessesOf(password: string, owner: Owner, minLength: number): Weakness[] {
  const errors = passwordErrors(password, passwordMinLengthOf(owner.role ?? 'user', minLength));
  return [
    ...errors,
    ...(isCommon(password) ? [{ code: 'problem.password_common' }] : []),
    ...(namesOwner(password, owner) ? [{ code: 'problem.password_names_owner' }] : []),
  ];
}
