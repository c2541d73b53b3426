import type { Translated } from '../../language/translate.ts';
import * as community from './Community.words.ts';
import * as communitySpanish from './Community.words.es.ts';
import * as communityPhrases from './Community.phrases.ts';
import * as communityPhrasesSpanish from './Community.phrases.es.ts';
import * as eventEditor from './EventEditor.words.ts';
import * as eventEditorSpanish from './EventEditor.words.es.ts';
import * as mentors from './Mentors.words.ts';
import * as mentorsSpanish from './Mentors.words.es.ts';
import * as network from './Network.words.ts';
import * as networkSpanish from './Network.words.es.ts';

/** Spanish words of the community screens. */
export const communityFamilySpanish: readonly Translated[] = [
  [community.communityWords, communitySpanish.communityWords],
  [communityPhrases.communityPhrases, communityPhrasesSpanish.communityPhrases],
  [eventEditor.eventEditorWords, eventEditorSpanish.eventEditorWords],
  [community.membershipWords, communitySpanish.membershipWords],
  [mentors.mentorsWords, mentorsSpanish.mentorsWords],
  [network.networkWords, networkSpanish.networkWords],
];
