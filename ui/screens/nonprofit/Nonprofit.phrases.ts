import type { NonprofitPhrases } from '@vetsync/machines/nonprofit/model';
import { definePhrases, type PhraseWords } from '../../language/usePhrases.ts';

/** Words of the nonprofit's work. */
export const nonprofitPhrases = definePhrases('nonprofit', {
  criticalPriority: 'Critical',
  highPriority: 'High priority',
} satisfies PhraseWords<NonprofitPhrases>);
