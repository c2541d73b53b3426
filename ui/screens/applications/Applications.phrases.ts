import type { ApplicationsPhrases } from '@vetsync/machines/applications/model';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';

/** Terms of a school. */
export const applicationsPhrases = definePhrases('applications', {
  spring: (year: string) => `Spring ${year}`,
  summer: (year: string) => `Summer ${year}`,
  fall: (year: string) => `Fall ${year}`,
} satisfies PhraseWords<ApplicationsPhrases>);
