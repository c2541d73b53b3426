import type { Translated } from '../../language/translate.ts';
import { communityPhrasesSpanish } from './Community.phrases.es.ts';
import { communitySpanish } from './Community.words.es.ts';
import { eventEditorSpanish } from './EventEditor.words.es.ts';
import { membershipSpanish } from './Membership.words.es.ts';
import { mentorsSpanish } from './Mentors.words.es.ts';
import { networkSpanish } from './Network.words.es.ts';

/** Spanish words of the community screens. */
export const communityFamilySpanish: readonly Translated[] = [
  communityPhrasesSpanish,
  communitySpanish,
  eventEditorSpanish,
  membershipSpanish,
  mentorsSpanish,
  networkSpanish,
];
