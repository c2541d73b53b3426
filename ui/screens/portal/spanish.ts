import type { Translated } from '../../language/translate.ts';
import * as portalPhrases from './Portal.phrases.ts';
import * as portalPhrasesSpanish from './Portal.phrases.es.ts';
import * as portalTable from './PortalTable.words.ts';
import * as portalTableSpanish from './PortalTable.words.es.ts';
import * as recordDialog from './RecordDialog.words.ts';
import * as recordDialogSpanish from './RecordDialog.words.es.ts';
import * as todaysWork from './TodaysWork.words.ts';
import * as todaysWorkSpanish from './TodaysWork.words.es.ts';

/** Spanish words of the portal screens. */
export const portalSpanish: readonly Translated[] = [
  [portalPhrases.portalPhrases, portalPhrasesSpanish.portalPhrases],
  [portalTable.portalTableWords, portalTableSpanish.portalTableWords],
  [recordDialog.recordDialogWords, recordDialogSpanish.recordDialogWords],
  [todaysWork.todaysWorkWords, todaysWorkSpanish.todaysWorkWords],
];
