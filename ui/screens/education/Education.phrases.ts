import type { EducationPhrases } from '@vetsync/machines/education/model';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';

/** Feature spec, section 8. */
export const educationPhrases = definePhrases('education', {
  sent: 'Applications submitted successfully!',
  deadline: (what: string, school: string) => `${what}: ${school}`,
  deadlineText: (what: string, program: string) =>
    `${what} for ${program}. Due by the end of the day, Central Time.`,
  termStarts: (term: string) => `${term} starts`,
  termEnds: (term: string) => `${term} ends`,
  confirmEnrollment: 'Confirm your enrollment with VA',
  confirmEnrollmentText:
    'Reply to VA’s text or email, or confirm on VA.gov. After two missed months, housing stops.',
  planTitle: 'GI Bill plan',
} satisfies PhraseWords<EducationPhrases>);
