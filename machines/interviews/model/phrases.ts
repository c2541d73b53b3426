import { phrasesOf } from '../../system/model/phrase.ts';
import type { InterviewFormat } from '../../model/world/interviewTerms.ts';

/** A date `2026-03-09` and a time `14:30` are values; the words format them. */
type About = [name: string, date: string, time: string];

/** What is wrong with an interview, results of actions, and calendar entries. */
export type InterviewsPhrases = Readonly<Record<InterviewFormat, []>> & {
  whoRequired: [];
  workdayRequired: [];
  timeRequired: [];
  timePassed: [];
  whereRequired: [];
  scheduled: [];
  moved: [];
  cancelled: [];
  concluded: [];
  about: About;
  aboutNotified: About;
  interviewWith: [name: string];
};

export const interviewsPhrase = phrasesOf<InterviewsPhrases>('interviews');
