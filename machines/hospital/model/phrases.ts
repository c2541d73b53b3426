import { phrasesOf } from '../../kit/phrase.ts';
import type { Phrase } from '../../kit/phrase.ts';

/** Words of the hospital's work. */
export type HospitalPhrases = {
  readonly highPriority: [];
  readonly visitWith: [type: Phrase, provider: string];
};

export const hospitalPhrase = phrasesOf<HospitalPhrases>('hospital');
