import type { Translation } from './translate.ts';

/** Types the translation of a family's phrases. `translatePhrases.es.ts` takes the place of this file in the Spanish app. */
export const translatePhrases = <English>(
  _family: string,
  translation: Translation<English>,
): Translation<English> => translation;
