import type { Translated } from '../../language/translate.ts';
import { profilePhrasesSpanish } from './Profile.phrases.es.ts';
import {
  profileFormSpanish,
  profileSpanish,
  publicProfileSpanish,
  resumeSpanish,
} from './Profile.words.es.ts';

/** Spanish words of the profile screens. */
export const profileFamilySpanish: readonly Translated[] = [
  profilePhrasesSpanish,
  profileFormSpanish,
  profileSpanish,
  publicProfileSpanish,
  resumeSpanish,
];
