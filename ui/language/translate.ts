/**
 * The shape of a translation: the same keys, with texts for texts and functions with the same parameters for functions.
 * A missing or unknown key does not compile.
 */
export type Translation<English> = English extends string
  ? string
  : English extends (...values: infer Values) => infer Result
    ? (...values: Values) => Translation<Result>
    : English extends object
      ? { readonly [Key in keyof English]: Translation<English[Key]> }
      : English;

/**
 * Types a translation. The file of a translation exports it under the name of the English words.
 *
 *     import type * as english from './Button.words.ts';
 *     export const buttonWords = translate<typeof english.buttonWords>({ loading: 'Cargando' });
 */
export const translate = <English>(translation: Translation<English>): Translation<English> => translation;

/** English words and their translation. Providers look words up by the English object. */
export type Translated = readonly [english: object, translation: object];
