import type { Translated } from '../../language/translate.ts';
import * as career from './Career.words.ts';
import * as careerSpanish from './Career.words.es.ts';
import * as careerPhrases from './Career.phrases.ts';
import * as careerPhrasesSpanish from './Career.phrases.es.ts';
import * as interviewPractice from './InterviewPractice.words.ts';
import * as interviewPracticeSpanish from './InterviewPractice.words.es.ts';
import * as payComparison from './PayComparison.words.ts';
import * as payComparisonSpanish from './PayComparison.words.es.ts';
import * as salaryNegotiation from './salary/SalaryNegotiation.words.ts';
import * as salaryNegotiationSpanish from './salary/SalaryNegotiation.words.es.ts';
import * as skillTranslation from './SkillTranslation.words.ts';
import * as skillTranslationSpanish from './SkillTranslation.words.es.ts';

/** Spanish words of the career screens. */
export const careerFamilySpanish: readonly Translated[] = [
  [career.careerWords, careerSpanish.careerWords],
  [careerPhrases.careerPhrases, careerPhrasesSpanish.careerPhrases],
  [interviewPractice.interviewWords, interviewPracticeSpanish.interviewWords],
  [payComparison.payComparisonWords, payComparisonSpanish.payComparisonWords],
  [salaryNegotiation.salaryWords, salaryNegotiationSpanish.salaryWords],
  [skillTranslation.skillTranslationWords, skillTranslationSpanish.skillTranslationWords],
];
