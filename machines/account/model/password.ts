import { passwordMaxLength } from './account.ts';
import { productName } from '../../system/model/product.ts';
import type { CodedPhrase } from '../../system/model/phrase.ts';
import { inputPhrase } from '../../system/model/inputPhrases.ts';
import type { Role } from './roles.ts';

/** Minimum length of an administrator's password in characters. */
export const administratorPasswordMinLength = 12;

/**
 * Minimum password length for this role, in characters.
 *
 * @param minLength The operator's minimum for everyone.
 */
export const passwordMinLengthOf = (role: Role, minLength: number): number =>
  role === 'admin' ? Math.max(minLength, administratorPasswordMinLength) : minLength;

/** Characters that people type instead of a letter. */
const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '(': 'c',
};
const lettersOnly = (text: string) => text.replace(/[^\p{L}]/gu, '');
const isRepeated = (text: string, word: string) => text !== '' && text.replaceAll(word, '') === '';

/**
 * Whether a password is the product's name with digits or signs around it, inside it or instead of its letters:
 * "vetsync2026", "VetSync1!", "V3t$ync".
 */
export function isProductName(password: string): boolean {
  const name = productName.toLowerCase();
  const typed = password.normalize('NFKC').toLowerCase();
  const core = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const spelled = (text: string) =>
    lettersOnly([...text].map((character) => lookAlikes[character] ?? character).join(''));
  return [lettersOnly(typed), spelled(core), spelled(typed)].some((text) => isRepeated(text, name));
}

/** What is wrong with a new password, as far as the client can check, in display order. */
export function passwordErrors(password: string, minLength: number): CodedPhrase[] {
  return [
    password.length < minLength && inputPhrase('passwordTooShort', minLength),
    password.length > passwordMaxLength && inputPhrase('passwordTooLong', passwordMaxLength),
    isProductName(password) && inputPhrase('passwordNamesProduct', productName),
  ].filter((error) => error !== false);
}
