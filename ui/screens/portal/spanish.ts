import type { Translated } from '../../language/translate.ts';
import { portalPhrasesSpanish } from './Portal.phrases.es.ts';
import { portalTableSpanish } from './PortalTable.words.es.ts';
import { recordDialogSpanish } from './RecordDialog.words.es.ts';
import { todaysWorkSpanish } from './TodaysWork.words.es.ts';

/** Spanish words of the portal screens. */
export const portalSpanish: readonly Translated[] = [
  portalPhrasesSpanish,
  portalTableSpanish,
  recordDialogSpanish,
  todaysWorkSpanish,
];
