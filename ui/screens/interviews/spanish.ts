import type { Translated } from '../../language/translate.ts';
import * as interviews from './Interviews.words.ts';
import * as interviewsSpanish from './Interviews.words.es.ts';
import * as interviewsPhrases from './Interviews.phrases.ts';
import * as interviewsPhrasesSpanish from './Interviews.phrases.es.ts';

/** Spanish words of the interviews screens. */
export const interviewsFamilySpanish: readonly Translated[] = [
  [interviews.interviewsWords, interviewsSpanish.interviewsWords],
  [interviews.interviewFormWords, interviewsSpanish.interviewFormWords],
  [interviewsPhrases.interviewsPhrases, interviewsPhrasesSpanish.interviewsPhrases],
];
