import type { Translated } from '../../language/translate.ts';
import { interviewsPhrasesSpanish } from './Interviews.phrases.es.ts';
import { interviewDialogSpanish, interviewsSpanish } from './Interviews.words.es.ts';

/** Spanish words of the interviews screens. */
export const interviewsFamilySpanish: readonly Translated[] = [
  interviewDialogSpanish,
  interviewsPhrasesSpanish,
  interviewsSpanish,
];
