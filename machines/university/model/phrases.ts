import { phrasesOf } from '../../system/model/phrase.ts';

type Names =
  | 'searchApplicationsBy'
  | 'activeStudents'
  | 'enrolledStudents'
  | 'applications'
  | 'interviews'
  | 'scheduledInterviews'
  | 'acceptance';

/** Words of the university's tables and figures. */
export type UniversityPhrases = Readonly<Record<Names, []>> & {
  waitForDecision: [pending: number];
  acceptedInYear: [accepted: number];
  enrolledCount: [students: number];
};

export const universityPhrase = phrasesOf<UniversityPhrases>('university');
