import type { Translation } from './translate.ts';
import { definePhrases } from './definePhrases.ts';

/** In the Spanish app, phrases are Spanish. */
export const translatePhrases = <English>(
  family: string,
  translation: Translation<English>,
): Translation<English> => definePhrases(family, translation as Translation<English> & object);
