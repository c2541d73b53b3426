import type { Translated } from '../../language/translate.ts';
import * as university from './University.words.ts';
import * as universitySpanish from './University.words.es.ts';
import * as universityPhrases from './University.phrases.ts';
import * as universityPhrasesSpanish from './University.phrases.es.ts';

/** Spanish words of the university portal. */
export const universityFamilySpanish: readonly Translated[] = [
  [university.universityWords, universitySpanish.universityWords],
  [universityPhrases.universityPhrases, universityPhrasesSpanish.universityPhrases],
];
