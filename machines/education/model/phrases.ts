import { phrasesOf } from '../../system/model/phrase.ts';
import type { Phrase } from '../../system/model/phrase.ts';

/** Notices and calendar entries about college applications and a plan of study, with the values of each. */
export type EducationPhrases = {
  sent: [];
  deadline: [what: Phrase, school: string];
  deadlineText: [what: Phrase, program: string];
  termStarts: [term: Phrase];
  termEnds: [term: Phrase];
  confirmEnrollment: [];
  confirmEnrollmentText: [];
  planTitle: [];
};

/** What schools usually ask for by a day. */
export type DeadlinePhrases = Readonly<Record<'accept' | 'transcripts' | 'housing' | 'application', []>> & {
  /** The last day to apply for it. */
  closes: [title: string];
};

export const deadlinePhrase = phrasesOf<DeadlinePhrases>('deadline');
export const educationPhrase = phrasesOf<EducationPhrases>('education');
