import { phrasesOf } from '../../kit/phrase.ts';

type Names =
  | 'participantNoun'
  | 'participantNouns'
  | 'atRisk'
  | 'active'
  | 'graduated'
  | 'progress'
  | 'joined'
  | 'lastActivity'
  | 'services'
  | 'searchParticipants'
  | 'searchParticipantsBy'
  | 'noParticipants'
  | 'noParticipantsMore'
  | 'requests'
  | 'requestNoun'
  | 'requestNouns'
  | 'service'
  | 'allServices'
  | 'waiting'
  | 'underReview'
  | 'processing'
  | 'scheduled'
  | 'inProgress'
  | 'caseManager'
  | 'everybodys'
  | 'searchRequests'
  | 'searchRequestsBy'
  | 'noRequests'
  | 'noRequestsMore'
  | 'criticalPriority'
  | 'highPriority';

/** Words of the nonprofit's tables and of its work. */
export type NonprofitPhrases = Readonly<Record<Names, []>>;

export const nonprofitPhrase = phrasesOf<NonprofitPhrases>('nonprofit');
