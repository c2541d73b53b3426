import type { Translated } from '../../language/translate.ts';
import {
  candidateFactsSpanish,
  compareSpanish,
  jobSpanish,
  profileSpanish,
  recruiterSpanish,
} from './Recruiter.words.es.ts';

/** Spanish words of the recruiter portal. */
export const recruiterFamilySpanish: readonly Translated[] = [
  candidateFactsSpanish,
  compareSpanish,
  jobSpanish,
  profileSpanish,
  recruiterSpanish,
];
