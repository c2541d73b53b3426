import type { Translated } from '../../language/translate.ts';
import { customSolutionSpanish } from './CustomSolutionDialog.words.es.ts';
import { earlyAccessSpanish } from './EarlyAccessDialog.words.es.ts';
import { landingSpanish } from './Landing.words.es.ts';
import { landingPhrasesSpanish } from './Landing.phrases.es.ts';

/** Spanish words of the landing screens. */
export const landingFamilySpanish: readonly Translated[] = [
  customSolutionSpanish,
  earlyAccessSpanish,
  landingSpanish,
  landingPhrasesSpanish,
];
