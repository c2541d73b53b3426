import type { Translated } from '../../language/translate.ts';
import { careerPhrasesSpanish } from './Career.phrases.es.ts';
import { careerSpanish } from './Career.words.es.ts';
import { interviewSpanish } from './InterviewPractice.words.es.ts';
import { salarySpanish } from './salary/SalaryNegotiation.words.es.ts';
import { skillTranslationSpanish } from './SkillTranslation.words.es.ts';

/** Spanish words of the career screens. */
export const careerFamilySpanish: readonly Translated[] = [
  careerPhrasesSpanish,
  careerSpanish,
  interviewSpanish,
  salarySpanish,
  skillTranslationSpanish,
];
