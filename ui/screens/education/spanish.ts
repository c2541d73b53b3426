import type { Translated } from '../../language/translate.ts';
import { educationPhrasesSpanish } from './Education.phrases.es.ts';
import { benefitsCalculatorSpanish } from './BenefitsCalculator.words.es.ts';
import { commonApplicationSpanish } from './CommonApplication.words.es.ts';
import { deadlinePhrasesSpanish } from './application/Deadlines.phrases.es.ts';
import { documentsSpanish } from './Documents.words.es.ts';
import { educationSpanish } from './Education.words.es.ts';

/** Spanish words of the education screens. */
export const educationFamilySpanish: readonly Translated[] = [
  educationPhrasesSpanish,
  benefitsCalculatorSpanish,
  commonApplicationSpanish,
  deadlinePhrasesSpanish,
  documentsSpanish,
  educationSpanish,
];
