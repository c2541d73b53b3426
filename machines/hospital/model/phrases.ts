import { phrasesOf } from '../../kit/phrase.ts';
import type { Phrase } from '../../kit/phrase.ts';

type Names =
  | 'patient'
  | 'activeTreatment'
  | 'followUp'
  | 'recovering'
  | 'high'
  | 'medium'
  | 'low'
  | 'providers'
  | 'providerNoun'
  | 'providerNouns'
  | 'specialty'
  | 'allSpecialties'
  | 'newPatients'
  | 'acceptingOrNot'
  | 'accepting'
  | 'notAccepting'
  | 'availability'
  | 'rating'
  | 'phone'
  | 'searchProviders'
  | 'searchProvidersBy'
  | 'noProviders'
  | 'noProvidersMore'
  | 'requested'
  | 'confirmed'
  | 'canceled'
  | 'visits'
  | 'visitNoun'
  | 'visitNouns'
  | 'day'
  | 'time'
  | 'allProviders'
  | 'searchVisits'
  | 'searchVisitsBy'
  | 'noVisits'
  | 'noVisitsMore'
  | 'highPriority';

/** Words of the hospital's tables and of its work. */
export type HospitalPhrases = Readonly<Record<Names, []>> & {
  visitWith: [type: Phrase, provider: string];
};

export const hospitalPhrase = phrasesOf<HospitalPhrases>('hospital');
