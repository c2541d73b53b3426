import type { Translated } from '../../language/translate.ts';
import * as assistant from './Assistant.words.ts';
import * as assistantSpanish from './Assistant.words.es.ts';
import * as battleBuddy from './BattleBuddy.words.ts';
import * as battleBuddySpanish from './BattleBuddy.words.es.ts';
import * as battleBuddyPagePhrases from './BattleBuddyPage.phrases.ts';
import * as battleBuddyPagePhrasesSpanish from './BattleBuddyPage.phrases.es.ts';
import * as battleBuddyPhrases from './BattleBuddy.phrases.ts';
import * as battleBuddyPhrasesSpanish from './BattleBuddy.phrases.es.ts';
import * as chat from './Chat.words.ts';
import * as chatSpanish from './Chat.words.es.ts';
import * as intentNames from './IntentNames.words.ts';
import * as intentNamesSpanish from './IntentNames.words.es.ts';

/** Spanish words of the battleBuddy screens. */
export const battleBuddyFamilySpanish: readonly Translated[] = [
  [assistant.assistantWords, assistantSpanish.assistantWords],
  [battleBuddy.battleBuddyWords, battleBuddySpanish.battleBuddyWords],
  [battleBuddyPagePhrases.battleBuddyPagePhrases, battleBuddyPagePhrasesSpanish.battleBuddyPagePhrases],
  [battleBuddyPhrases.battleBuddyPhrases, battleBuddyPhrasesSpanish.battleBuddyPhrases],
  [chat.chatWords, chatSpanish.chatWords],
  [intentNames.intentNames, intentNamesSpanish.intentNames],
];
