import { translate } from '../../language/translate.ts';
import { casePhrases as spanish } from '../exchange/cases/Cases.phrases.es.ts';
import type * as english from './PatientNames.words.ts';

export const patientNamesWords = translate<typeof english.patientNamesWords>({
  statuses: {
    'Active Treatment': spanish.active_treatment,
    'Follow-up': spanish.follow_up,
    Recovering: spanish.recovering,
  },
  priorities: {
    High: spanish.high,
    Medium: spanish.medium,
    Low: spanish.low,
  },
});
