import type { Translated } from '../../language/translate.ts';
import * as hospital from './Hospital.words.ts';
import * as hospitalSpanish from './Hospital.words.es.ts';
import * as hospitalPhrases from './Hospital.phrases.ts';
import * as hospitalPhrasesSpanish from './Hospital.phrases.es.ts';

/** Spanish words of the hospital portal. */
export const hospitalFamilySpanish: readonly Translated[] = [
  [hospital.hospitalWords, hospitalSpanish.hospitalWords],
  [hospitalPhrases.hospitalPhrases, hospitalPhrasesSpanish.hospitalPhrases],
  [hospital.patientNamesWords, hospitalSpanish.patientNamesWords],
];
