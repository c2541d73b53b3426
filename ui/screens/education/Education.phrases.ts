import type { EducationPhrases } from '@vetsync/machines/education/model';
import { definePhrases, type PhraseWords } from '../../language/usePhrases.ts';

/** Feature spec, section 8. Nothing that is only saved in the tab may claim that anybody has received it. */
export const educationPhrases = definePhrases('education', {
  sent: 'Applications submitted successfully!',
  savedTitle: 'Saved in this tab',
  saved: (count: number) =>
    `${count === 1 ? '1 application is in this browser tab.' : `${count} applications are in this browser tab.`} Nothing was sent to anyone.`,
  deadline: (what: string, school: string) => `${what}: ${school}`,
  deadlineText: (what: string, program: string) =>
    `${what} for ${program}. Due by the end of the day, Central Time.`,
} satisfies PhraseWords<EducationPhrases>);
