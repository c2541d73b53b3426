import type { Translated } from '../../language/translate.ts';
import { interviewDialogSpanish, interviewsSpanish } from './Interviews.words.es.ts';

/** Spanish words of the interviews screens. */
export const interviewsFamilySpanish: readonly Translated[] = [interviewDialogSpanish, interviewsSpanish];
