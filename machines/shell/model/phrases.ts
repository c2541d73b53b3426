import { phrasesOf } from '../../system/model/phrase.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import type { PlaceName } from './navigation.ts';

/** Names of tabs, with short ones for phones, and what is said of changes. */
export type ShellPhrases = Readonly<Record<PlaceName, []>> & {
  saved: [];
  notSaved: [];
  savedMore: [what: Phrase];
};

type Hints =
  | 'start'
  | 'startMore'
  | 'startAction'
  | 'skills'
  | 'skillsMore'
  | 'skillsAction'
  | 'doors'
  | 'doorsMore'
  | 'doorsAction'
  | 'candidates'
  | 'candidatesMore'
  | 'candidatesAction'
  | 'arrived'
  | 'arrivedMore'
  | 'arrivedAction'
  | 'works'
  | 'worksMore'
  | 'worksAction'
  | 'toReview'
  | 'toReviewMore'
  | 'toReviewAction'
  | 'outcomes'
  | 'outcomesMore'
  | 'openReports'
  | 'today'
  | 'todayMore'
  | 'todayAction'
  | 'soon'
  | 'soonMore'
  | 'soonAction'
  | 'plan'
  | 'planMore'
  | 'planAction'
  | 'offer'
  | 'offerMore'
  | 'offerAction'
  | 'impact'
  | 'impactMore';

/** Hints about what to do next: title, text and action of each. */
export type GuidancePhrases = Readonly<Record<Hints, []>>;

export const shellPhrase = phrasesOf<ShellPhrases>('shell');
export const guidancePhrase = phrasesOf<GuidancePhrases>('guidance');
