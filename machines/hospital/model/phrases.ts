import { phrasesOf } from '../../system/model/phrase.ts';
import type { Phrase } from '../../system/model/phrase.ts';

/** Words of the hospital's work. */
export type HospitalPhrases = {
  readonly highPriority: [];
  readonly visitWith: [type: Phrase, provider: string];
};

export const hospitalPhrase = phrasesOf<HospitalPhrases>('hospital');
