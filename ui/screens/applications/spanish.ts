import type { Translated } from '../../language/translate.ts';
import { applicationsPhrasesSpanish } from './Applications.phrases.es.ts';
import { applicationDialogSpanish } from './ApplicationDialog.words.es.ts';
import { applicationListSpanish } from './ApplicationList.words.es.ts';
import { sentListSpanish } from './SentList.words.es.ts';

/** Spanish words of the applications screens. */
export const applicationsSpanish: readonly Translated[] = [
  applicationsPhrasesSpanish,
  applicationDialogSpanish,
  applicationListSpanish,
  sentListSpanish,
];
