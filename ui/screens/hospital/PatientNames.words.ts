import type { PatientPriority, PatientStatus } from '@vetsync/machines/hospital/model';
import { casePhrases } from '../exchange/cases/Cases.phrases.ts';

/** Names of statuses and the like, the same as in the list of patients. */
export const patientNamesWords = {
  statuses: {
    'Active Treatment': casePhrases.active_treatment,
    'Follow-up': casePhrases.follow_up,
    Recovering: casePhrases.recovering,
  } satisfies Record<PatientStatus, string>,
  priorities: {
    High: casePhrases.high,
    Medium: casePhrases.medium,
    Low: casePhrases.low,
  } satisfies Record<PatientPriority, string>,
} as const;
