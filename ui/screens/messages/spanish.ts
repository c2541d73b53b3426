import type { Translated } from '../../language/translate.ts';
import * as inbox from './Inbox.words.ts';
import * as inboxSpanish from './Inbox.words.es.ts';
import * as messagesPhrases from './Messages.phrases.ts';
import * as messagesPhrasesSpanish from './Messages.phrases.es.ts';

/** Spanish words of the messages screens. */
export const messagesFamilySpanish: readonly Translated[] = [
  [inbox.inboxWords, inboxSpanish.inboxWords],
  [inbox.inboxThreadWords, inboxSpanish.inboxThreadWords],
  [inbox.inboxPeopleWords, inboxSpanish.inboxPeopleWords],
  [inbox.inboxRequestWords, inboxSpanish.inboxRequestWords],
  [inbox.inboxReportWords, inboxSpanish.inboxReportWords],
  [messagesPhrases.messagesPhrases, messagesPhrasesSpanish.messagesPhrases],
];
