import type { Translated } from '../../language/translate.ts';
import { recruiterPhrasesSpanish } from './Recruiter.phrases.es.ts';
import {
  candidateFactsSpanish,
  compareSpanish,
  profileSpanish,
  recruiterSpanish,
} from './Recruiter.words.es.ts';

/** Spanish words of the recruiter portal. */
export const recruiterFamilySpanish: readonly Translated[] = [
  recruiterPhrasesSpanish,
  candidateFactsSpanish,
  compareSpanish,
  profileSpanish,
  recruiterSpanish,
];
