import { phrasesOf } from '../../kit/phrase.ts';

/** Texts of a profile that leave the screen. */
export type ProfilePhrases = {
  resume: [];
  resumeOf: [name: string];
};

export const profilePhrase = phrasesOf<ProfilePhrases>('profile');
