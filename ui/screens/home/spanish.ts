import type { Translated } from '../../language/translate.ts';
import { activityPhrasesSpanish } from './AccountActivities.phrases.es.ts';
import { homePhrasesSpanish } from './Home.phrases.es.ts';
import { veteranHomeSpanish } from './VeteranHome.words.es.ts';

/** Spanish words of the home screens. */
export const homeSpanish: readonly Translated[] = [
  activityPhrasesSpanish,
  homePhrasesSpanish,
  veteranHomeSpanish,
];
