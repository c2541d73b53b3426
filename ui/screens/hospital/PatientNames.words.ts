import type { PatientPriority, PatientStatus } from '@vetsync/machines/hospital/model';
import { hospitalPhrases } from './Hospital.phrases.ts';

/** Names of statuses and the like, the same as in the tables. */
export const patientNamesWords = {
  statuses: {
    'Active Treatment': hospitalPhrases.activeTreatment,
    'Follow-up': hospitalPhrases.followUp,
    Recovering: hospitalPhrases.recovering,
  } satisfies Record<PatientStatus, string>,
  priorities: {
    High: hospitalPhrases.high,
    Medium: hospitalPhrases.medium,
    Low: hospitalPhrases.low,
  } satisfies Record<PatientPriority, string>,
} as const;
