import type { Translated } from '../../language/translate.ts';
import * as profile from './Profile.words.ts';
import * as profileSpanish from './Profile.words.es.ts';
import * as profilePhrases from './Profile.phrases.ts';
import * as profilePhrasesSpanish from './Profile.phrases.es.ts';

/** Spanish words of the profile screens. */
export const profileFamilySpanish: readonly Translated[] = [
  [profile.profileWords, profileSpanish.profileWords],
  [profile.publicProfileWords, profileSpanish.publicProfileWords],
  [profile.profileFormWords, profileSpanish.profileFormWords],
  [profile.resumeWords, profileSpanish.resumeWords],
  [profilePhrases.profilePhrases, profilePhrasesSpanish.profilePhrases],
];
