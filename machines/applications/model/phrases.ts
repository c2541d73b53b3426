import { phrasesOf } from '../../system/model/phrase.ts';

/** Terms of a school by season, with their year. */
export type ApplicationsPhrases = {
  spring: [year: string];
  summer: [year: string];
  fall: [year: string];
};

export const applicationsPhrase = phrasesOf<ApplicationsPhrases>('applications');
