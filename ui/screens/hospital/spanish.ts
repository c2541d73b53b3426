import type { Translated } from '../../language/translate.ts';
import { hospitalPhrasesSpanish } from './Hospital.phrases.es.ts';
import {
  hospitalSpanish,
  patientSpanish,
  providerSpanish,
  recordTitlesSpanish,
  visitSpanish,
} from './Hospital.words.es.ts';

/** Spanish words of the hospital portal. */
export const hospitalFamilySpanish: readonly Translated[] = [
  hospitalPhrasesSpanish,
  hospitalSpanish,
  patientSpanish,
  providerSpanish,
  recordTitlesSpanish,
  visitSpanish,
];
