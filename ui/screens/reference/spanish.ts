import type { Translated } from '../../language/translate.ts';
import * as countdown from './Countdown.words.ts';
import * as countdownSpanish from './Countdown.words.es.ts';
import * as lookups from './public/Lookups.words.ts';
import * as lookupsSpanish from './public/Lookups.words.es.ts';
import * as occupations from './Occupations.words.ts';
import * as occupationsSpanish from './Occupations.words.es.ts';
import * as ownDates from './OwnDates.words.ts';
import * as ownDatesSpanish from './OwnDates.words.es.ts';
import * as places from './Places.words.ts';
import * as placesSpanish from './Places.words.es.ts';
import * as reference from './Reference.words.ts';
import * as referenceSpanish from './Reference.words.es.ts';
import * as schools from './Schools.words.ts';
import * as schoolsSpanish from './Schools.words.es.ts';

/** Spanish words of what public files say. */
export const referenceFamilySpanish: readonly Translated[] = [
  [countdown.countdownWords, countdownSpanish.countdownWords],
  [lookups.lookupsWords, lookupsSpanish.lookupsWords],
  [occupations.occupationsWords, occupationsSpanish.occupationsWords],
  [ownDates.ownDatesWords, ownDatesSpanish.ownDatesWords],
  [places.placesWords, placesSpanish.placesWords],
  [reference.referenceWords, referenceSpanish.referenceWords],
  [schools.schoolsWords, schoolsSpanish.schoolsWords],
];
