import { phrasesOf } from '../../system/model/phrase.ts';

type Names =
  | 'candidates'
  | 'candidate'
  | 'candidateNoun'
  | 'candidateNouns'
  | 'fitsJob'
  | 'years'
  | 'experience'
  | 'anyExperience'
  | 'years15'
  | 'years10'
  | 'years5'
  | 'years0'
  | 'relocation'
  | 'anybody'
  | 'wouldMove'
  | 'wouldNotMove'
  | 'available'
  | 'anyTime'
  | 'application'
  | 'appliedOrNot'
  | 'notApplied'
  | 'searchCandidates'
  | 'searchCandidatesBy'
  | 'compare'
  | 'remove'
  | 'noCandidates'
  | 'noCandidatesMore'
  | 'fittingLead'
  | 'foundLead'
  | 'rank'
  | 'joined'
  | 'request'
  | 'notAsked'
  | 'requestSent'
  | 'requestAccepted'
  | 'searchFoundBy'
  | 'nobodyFound'
  | 'nobodyFoundMore'
  | 'unnamed'
  | 'job'
  | 'allJobs'
  | 'searchApplicationsBy'
  | 'candidatePool';

/** Words of the recruiter's tables. */
export type RecruiterPhrases = Readonly<Record<Names, []>> & {
  compareMost: [max: number];
};

export const recruiterPhrase = phrasesOf<RecruiterPhrases>('recruiter');
