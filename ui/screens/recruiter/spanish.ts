import type { Translated } from '../../language/translate.ts';
import * as recruiter from './Recruiter.words.ts';
import * as recruiterSpanish from './Recruiter.words.es.ts';
import * as recruiterPhrases from './Recruiter.phrases.ts';
import * as recruiterPhrasesSpanish from './Recruiter.phrases.es.ts';

/** Spanish words of the recruiter portal. */
export const recruiterFamilySpanish: readonly Translated[] = [
  [recruiter.recruiterWords, recruiterSpanish.recruiterWords],
  [recruiter.compareWords, recruiterSpanish.compareWords],
  [recruiter.candidateFacts, recruiterSpanish.candidateFacts],
  [recruiter.profileWords, recruiterSpanish.profileWords],
  [recruiterPhrases.recruiterPhrases, recruiterPhrasesSpanish.recruiterPhrases],
];
