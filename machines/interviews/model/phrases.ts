import { phrasesOf } from '../../system/model/phrase.ts';

/** What is missing for an interview. */
export type InterviewsPhrases = {
  whoRequired: [];
  timeRequired: [];
  whereRequired: [];
  interviewersRequired: [];
};

export const interviewsPhrase = phrasesOf<InterviewsPhrases>('interviews');
