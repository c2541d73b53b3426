import type { HospitalPhrases } from '@vetsync/machines/hospital/model';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';

/** Words of the hospital's work. */
export const hospitalPhrases = definePhrases('hospital', {
  highPriority: 'High priority',
  visitWith: (type: string, provider: string) => `${type} with ${provider}`,
} satisfies PhraseWords<HospitalPhrases>);
