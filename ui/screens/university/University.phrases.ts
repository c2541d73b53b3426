import type { UniversityPhrases } from '@vetsync/machines/university/model';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';

/** Words of the university's tables. */
export const universityPhrases = definePhrases('university', {
  searchApplicationsBy: 'Name, program or branch',
  activeStudents: 'Active students',
  enrolledStudents: 'Veterans enrolled in a program',
  applications: 'Applications',
  waitForDecision: (pending: number) =>
    pending === 1 ? '1 waits for a decision' : `${pending} wait for a decision`,
  interviews: 'Interviews',
  scheduledInterviews: 'Scheduled with applicants',
  acceptance: 'Acceptance',
  acceptedInYear: (accepted: number) => `${accepted} accepted in the last 12 months`,
  enrolledCount: (students: number) => (students === 1 ? '1 student' : `${students} students`),
} satisfies PhraseWords<UniversityPhrases>);
