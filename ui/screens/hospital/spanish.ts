import type { Translated } from '../../language/translate.ts';
import { patientNamesSpanish } from './PatientNames.words.es.ts';
import { hospitalPhrasesSpanish } from './Hospital.phrases.es.ts';
import { hospitalSpanish, visitSpanish } from './Hospital.words.es.ts';

/** Spanish words of the hospital portal. */
export const hospitalFamilySpanish: readonly Translated[] = [
  patientNamesSpanish,
  hospitalPhrasesSpanish,
  hospitalSpanish,
  visitSpanish,
];
