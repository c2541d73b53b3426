import { phrasesOf } from '../../system/model/phrase.ts';

type Names =
  | 'criticalPriority'
  | 'highPriority'
  | 'priority'
  | 'anyPriority'
  | 'high'
  | 'medium'
  | 'low'
  | 'urgency'
  | 'urgent'
  | 'standard'
  | 'needs'
  | 'situation'
  | 'searchBy';

/** Words of the nonprofit's work. */
export type NonprofitPhrases = Readonly<Record<Names, []>>;

export const nonprofitPhrase = phrasesOf<NonprofitPhrases>('nonprofit');
