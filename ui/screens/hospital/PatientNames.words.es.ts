import { translate } from '../../language/translate.ts';
import { casePhrasesSpanish } from '../exchange/cases/Cases.phrases.es.ts';
import { patientNamesWords } from './PatientNames.words.ts';

const [, spanish] = casePhrasesSpanish;

export const patientNamesSpanish = translate(patientNamesWords, {
  statuses: {
    'Active Treatment': spanish.activeTreatment,
    'Follow-up': spanish.followUp,
    Recovering: spanish.recovering,
  },
  priorities: {
    High: spanish.high,
    Medium: spanish.medium,
    Low: spanish.low,
  },
});
