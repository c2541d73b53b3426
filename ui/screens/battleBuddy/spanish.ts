import type { Translated } from '../../language/translate.ts';
import { battleBuddySpanish } from './BattleBuddy.words.es.ts';
import { battleBuddyPhrasesSpanish } from './BattleBuddy.phrases.es.ts';
import { battleBuddyPagePhrasesSpanish } from './BattleBuddyPage.phrases.es.ts';
import { chatSpanish } from './Chat.words.es.ts';

/** Spanish words of the battleBuddy screens. */
export const battleBuddyFamilySpanish: readonly Translated[] = [
  battleBuddySpanish,
  battleBuddyPhrasesSpanish,
  battleBuddyPagePhrasesSpanish,
  chatSpanish,
];
