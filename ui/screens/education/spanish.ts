import type { Translated } from '../../language/translate.ts';
import * as benefitsCalculator from './BenefitsCalculator.words.ts';
import * as benefitsCalculatorSpanish from './BenefitsCalculator.words.es.ts';
import * as commonApplication from './CommonApplication.words.ts';
import * as commonApplicationSpanish from './CommonApplication.words.es.ts';
import * as deadlinesPhrases from './application/Deadlines.phrases.ts';
import * as deadlinesPhrasesSpanish from './application/Deadlines.phrases.es.ts';
import * as deadlines from './application/Deadlines.words.ts';
import * as deadlinesSpanish from './application/Deadlines.words.es.ts';
import * as documents from './Documents.words.ts';
import * as documentsSpanish from './Documents.words.es.ts';
import * as education from './Education.words.ts';
import * as educationSpanish from './Education.words.es.ts';
import * as educationPhrases from './Education.phrases.ts';
import * as educationPhrasesSpanish from './Education.phrases.es.ts';

/** Spanish words of the education screens. */
export const educationFamilySpanish: readonly Translated[] = [
  [benefitsCalculator.benefitsCalculatorWords, benefitsCalculatorSpanish.benefitsCalculatorWords],
  [commonApplication.commonApplicationWords, commonApplicationSpanish.commonApplicationWords],
  [deadlinesPhrases.deadlinePhrases, deadlinesPhrasesSpanish.deadlinePhrases],
  [deadlines.deadlinesWords, deadlinesSpanish.deadlinesWords],
  [documents.documentsWords, documentsSpanish.documentsWords],
  [education.educationWords, educationSpanish.educationWords],
  [educationPhrases.educationPhrases, educationPhrasesSpanish.educationPhrases],
];
