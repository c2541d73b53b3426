import type { Translated } from '../../language/translate.ts';
import { messagesPhrasesSpanish } from './Messages.phrases.es.ts';
import { messagesSpanish } from './Messages.words.es.ts';

/** Spanish words of the messages screens. */
export const messagesFamilySpanish: readonly Translated[] = [messagesPhrasesSpanish, messagesSpanish];
