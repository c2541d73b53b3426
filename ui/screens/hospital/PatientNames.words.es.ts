import { translate } from '../../language/translate.ts';
import { hospitalPhrasesSpanish } from './Hospital.phrases.es.ts';
import { patientNamesWords } from './PatientNames.words.ts';

const [, spanish] = hospitalPhrasesSpanish;

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
