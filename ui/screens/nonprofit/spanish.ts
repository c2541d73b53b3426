import type { Translated } from '../../language/translate.ts';
import * as nonprofit from './Nonprofit.words.ts';
import * as nonprofitSpanish from './Nonprofit.words.es.ts';
import * as nonprofitPhrases from './Nonprofit.phrases.ts';
import * as nonprofitPhrasesSpanish from './Nonprofit.phrases.es.ts';

/** Spanish words of the nonprofit portal. */
export const nonprofitFamilySpanish: readonly Translated[] = [
  [nonprofit.queueWords, nonprofitSpanish.queueWords],
  [nonprofit.resourceWords, nonprofitSpanish.resourceWords],
  [nonprofit.nonprofitWords, nonprofitSpanish.nonprofitWords],
  [nonprofitPhrases.nonprofitPhrases, nonprofitPhrasesSpanish.nonprofitPhrases],
];
