import { phrasesOf } from '../../kit/phrase.ts';

/** Notices and calendar entries about college applications, with the values of each. */
export type EducationPhrases = {
  sent: [];
  savedTitle: [];
  saved: [count: number];
  deadline: [what: string, school: string];
  deadlineText: [what: string, program: string];
};

export const educationPhrase = phrasesOf<EducationPhrases>('education');
