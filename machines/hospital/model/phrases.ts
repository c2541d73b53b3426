import { phrasesOf } from '../../system/model/phrase.ts';
import type { Phrase } from '../../system/model/phrase.ts';

/** Words of the hospital's work. */
export type HospitalPhrases = {
  readonly highPriority: [];
  readonly visitWith: [type: Phrase, provider: string];
  readonly patients: [];
  /** With how many no colleague works yet. */
  readonly unassigned: [patients: number];
  readonly inDepartments: [departments: number];
  readonly mentalHealthCases: [];
  readonly mentalHealthIn: [];
  readonly first: [];
  readonly staff: [];
  readonly staffOf: [];
  readonly visits: [];
  /** Appointments that are to come. */
  readonly toAnswer: [requests: number];
  readonly toConfirm: [requests: number];
};

export const hospitalPhrase = phrasesOf<HospitalPhrases>('hospital');
