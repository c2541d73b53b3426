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

/** English words and their translation. Providers look words up by the English object. */
export type Translated = readonly [english: object, translation: object];

/**
 * Pairs words with their translation.
 *
 *     export const buttonSpanish = translate(buttonWords, { loading: 'Cargando' });
 */
export const translate = <const English extends object>(
  english: English,
  translation: Translation<English>,
): readonly [English, Translation<English>] => [english, translation];
