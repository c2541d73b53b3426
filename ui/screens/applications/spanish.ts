import type { Translated } from '../../language/translate.ts';
import { applicationDialogSpanish } from './ApplicationDialog.words.es.ts';

/** Spanish words of the applications screens. */
export const applicationsSpanish: readonly Translated[] = [applicationDialogSpanish];
