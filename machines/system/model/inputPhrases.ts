import { codesOf, phrasesOf } from './phrase.ts';

/** What is wrong with an input that several forms have. */
export type InputPhrases = {
  nameRequired: [];
  nameTooLong: [max: number];
  emailRequired: [];
  emailTooLong: [max: number];
  emailInvalid: [];
  passwordRequired: [];
  passwordTooShort: [min: number];
  passwordTooLong: [max: number];
  passwordNamesProduct: [product: string];
  sixDigits: [];
  codeRequired: [];
  codeTooLong: [max: number];
};

export const inputPhrase = phrasesOf<InputPhrases>('input');
export const inputCode = codesOf<InputPhrases>('input');
