import type { Translated } from '../../language/translate.ts';
import { statusNamesSpanish } from './StatusNames.words.es.ts';
import { nonprofitPhrasesSpanish } from './Nonprofit.phrases.es.ts';
import {
  applicationSpanish,
  approvalSpanish,
  nonprofitSpanish,
  participantSpanish,
  programSpanish,
  queueSpanish,
  serviceSpanish,
} from './Nonprofit.words.es.ts';

/** Spanish words of the nonprofit portal. */
export const nonprofitFamilySpanish: readonly Translated[] = [
  statusNamesSpanish,
  nonprofitPhrasesSpanish,
  applicationSpanish,
  approvalSpanish,
  nonprofitSpanish,
  participantSpanish,
  programSpanish,
  queueSpanish,
  serviceSpanish,
];
