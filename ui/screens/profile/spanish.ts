import type { Translated } from '../../language/translate.ts';
import {
  profileFormSpanish,
  profileSpanish,
  publicProfileSpanish,
  resumeSpanish,
} from './Profile.words.es.ts';

/** Spanish words of the profile screens. */
export const profileFamilySpanish: readonly Translated[] = [
  profileFormSpanish,
  profileSpanish,
  publicProfileSpanish,
  resumeSpanish,
];
