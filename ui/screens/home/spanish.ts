import type { Translated } from '../../language/translate.ts';
import * as activityPhrases from './AccountActivities.phrases.ts';
import * as activityPhrasesSpanish from './AccountActivities.phrases.es.ts';
import * as allActivities from './AllActivities.words.ts';
import * as allActivitiesSpanish from './AllActivities.words.es.ts';
import * as homePhrases from './Home.phrases.ts';
import * as homePhrasesSpanish from './Home.phrases.es.ts';
import * as veteranHome from './VeteranHome.words.ts';
import * as veteranHomeSpanish from './VeteranHome.words.es.ts';

/** Spanish words of the home screens. */
export const homeSpanish: readonly Translated[] = [
  [activityPhrases.activityPhrases, activityPhrasesSpanish.activityPhrases],
  [allActivities.allActivitiesWords, allActivitiesSpanish.allActivitiesWords],
  [homePhrases.homePhrases, homePhrasesSpanish.homePhrases],
  [veteranHome.veteranHomeWords, veteranHomeSpanish.veteranHomeWords],
];
