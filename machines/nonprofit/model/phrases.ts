import { phrasesOf } from '../../system/model/phrase.ts';

type Names = 'criticalPriority' | 'highPriority';

/** Words of the nonprofit's work. */
export type NonprofitPhrases = Readonly<Record<Names, []>>;

export const nonprofitPhrase = phrasesOf<NonprofitPhrases>('nonprofit');
