import type { Translated } from '../../language/translate.ts';
import {
  inboxCrisisSpanish,
  inboxPeopleSpanish,
  inboxReportSpanish,
  inboxRequestsSpanish,
  inboxSpanish,
  inboxThreadSpanish,
} from './Inbox.words.es.ts';
import { messagesPhrasesSpanish } from './Messages.phrases.es.ts';

/** Spanish words of the messages screens. */
export const messagesFamilySpanish: readonly Translated[] = [
  messagesPhrasesSpanish,
  inboxSpanish,
  inboxThreadSpanish,
  inboxCrisisSpanish,
  inboxPeopleSpanish,
  inboxRequestsSpanish,
  inboxReportSpanish,
];
