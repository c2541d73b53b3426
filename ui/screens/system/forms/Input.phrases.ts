import type { InputPhrases } from '@vetsync/machines/system/model';
import { definePhrases, type PhraseWords } from '../../../language/definePhrases.ts';

/** What is wrong with an input (platform spec, section 5). */
export const inputPhrases = definePhrases('input', {
  nameRequired: 'Name is required',
  nameTooLong: 'Name too long',
  emailRequired: 'Email is required',
  emailTooLong: 'Email too long',
  emailInvalid: 'Invalid email format',
  passwordRequired: 'Password is required',
  passwordTooShort: (min: number) => `Password must be at least ${min} characters`,
  passwordTooLong: 'Password too long',
  passwordNamesProduct: (product: string) => `Don’t use the name ${product} as the password`,
  sixDigits: 'Enter the 6 digits of the code',
  codeRequired: 'Enter a code',
  codeTooLong: 'That’s too long for a code',
} satisfies PhraseWords<InputPhrases>);
