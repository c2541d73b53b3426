import type { Translated } from '../../language/translate.ts';
import { nonprofitPhrasesSpanish } from './Nonprofit.phrases.es.ts';
import { nonprofitSpanish, queueSpanish, resourceSpanish } from './Nonprofit.words.es.ts';

/** Spanish words of the nonprofit portal. */
export const nonprofitFamilySpanish: readonly Translated[] = [
  nonprofitPhrasesSpanish,
  nonprofitSpanish,
  queueSpanish,
  resourceSpanish,
];
