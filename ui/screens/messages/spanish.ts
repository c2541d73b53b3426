import type { Translated } from '../../language/translate.ts';
import { messagesSpanish } from './Messages.words.es.ts';

/** Spanish words of the messages screens. */
export const messagesFamilySpanish: readonly Translated[] = [messagesSpanish];
