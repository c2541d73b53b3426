import type { Translated } from '../../language/translate.ts';
import * as applicationDialog from './ApplicationDialog.words.ts';
import * as applicationDialogSpanish from './ApplicationDialog.words.es.ts';
import * as applicationList from './ApplicationList.words.ts';
import * as applicationListSpanish from './ApplicationList.words.es.ts';
import * as applicationsPhrases from './Applications.phrases.ts';
import * as applicationsPhrasesSpanish from './Applications.phrases.es.ts';
import * as sentList from './SentList.words.ts';
import * as sentListSpanish from './SentList.words.es.ts';

/** Spanish words of the applications screens. */
export const applicationsSpanish: readonly Translated[] = [
  [applicationDialog.applicationDialogWords, applicationDialogSpanish.applicationDialogWords],
  [applicationList.applicationListWords, applicationListSpanish.applicationListWords],
  [applicationsPhrases.applicationsPhrases, applicationsPhrasesSpanish.applicationsPhrases],
  [sentList.sentListWords, sentListSpanish.sentListWords],
];
