import { phrasesOf } from '../../system/model/phrase.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import type { PlaceName } from './navigation.ts';

/** Names of tabs, with short ones for phones, and what is said of changes. */
export type ShellPhrases = Readonly<Record<PlaceName, []>> & {
  saved: [];
  notSaved: [];
  savedMore: [what: Phrase];
};

export type Hint =
  | 'start'
  | 'skills'
  | 'doors'
  | 'candidates'
  | 'arrived'
  | 'works'
  | 'toReview'
  | 'outcomes'
  | 'today'
  | 'soon'
  | 'plan'
  | 'offer'
  | 'impact';

/** Hints about what to do next: title, text and action of each. */
export type GuidancePhrases = Readonly<Record<Hint | `${Hint}More` | `${Hint}Action`, []>>;

export const shellPhrase = phrasesOf<ShellPhrases>('shell');
export const guidancePhrase = phrasesOf<GuidancePhrases>('guidance');
