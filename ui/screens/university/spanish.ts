import type { Translated } from '../../language/translate.ts';
import { universityPhrasesSpanish } from './University.phrases.es.ts';
import { universitySpanish } from './University.words.es.ts';

/** Spanish words of the university portal. */
export const universityFamilySpanish: readonly Translated[] = [universityPhrasesSpanish, universitySpanish];
