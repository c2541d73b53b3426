import type { Translated } from '../../language/translate.ts';
import * as occupations from './Occupations.words.ts';
import * as occupationsSpanish from './Occupations.words.es.ts';
import * as reference from './Reference.words.ts';
import * as referenceSpanish from './Reference.words.es.ts';

/** Spanish words of what public files say. */
export const referenceFamilySpanish: readonly Translated[] = [
  [occupations.occupationsWords, occupationsSpanish.occupationsWords],
  [reference.referenceWords, referenceSpanish.referenceWords],
];
