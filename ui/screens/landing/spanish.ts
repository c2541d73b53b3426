import type { Translated } from '../../language/translate.ts';
import * as customSolutionDialog from './CustomSolutionDialog.words.ts';
import * as customSolutionDialogSpanish from './CustomSolutionDialog.words.es.ts';
import * as earlyAccessDialog from './EarlyAccessDialog.words.ts';
import * as earlyAccessDialogSpanish from './EarlyAccessDialog.words.es.ts';
import * as landing from './Landing.words.ts';
import * as landingSpanish from './Landing.words.es.ts';
import * as landingPhrases from './Landing.phrases.ts';
import * as landingPhrasesSpanish from './Landing.phrases.es.ts';

/** Spanish words of the landing screens. */
export const landingFamilySpanish: readonly Translated[] = [
  [customSolutionDialog.customSolutionWords, customSolutionDialogSpanish.customSolutionWords],
  [earlyAccessDialog.earlyAccessWords, earlyAccessDialogSpanish.earlyAccessWords],
  [landing.landingWords, landingSpanish.landingWords],
  [landingPhrases.landingPhrases, landingPhrasesSpanish.landingPhrases],
];
