import { phrasesOf } from '../../kit/phrase.ts';
import type { Phrase } from '../../kit/phrase.ts';

type Names =
  | 'candidates'
  | 'candidate'
  | 'candidateNoun'
  | 'candidateNouns'
  | 'fitsJob'
  | 'skills'
  | 'anySkill'
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
  | 'serviceYears'
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
  | 'reject'
  | 'noApplicationsMore'
  | 'jobs'
  | 'jobNoun'
  | 'jobNouns'
  | 'applicants'
  | 'fresh'
  | 'openPositions'
  | 'team'
  | 'allTeams'
  | 'none'
  | 'pay'
  | 'posted'
  | 'searchJobs'
  | 'searchJobsBy'
  | 'noJobs'
  | 'noJobsMore'
  | 'candidatePool';

/** Words of the recruiter's tables. */
export type RecruiterPhrases = Readonly<Record<Names, []>> & {
  compareMost: [max: number];
  rejectConfirmation: [applications: Phrase];
  rejectMore: [count: number];
  rejectedCount: [applications: Phrase, count: number];
  withdrawnCount: [count: number];
  withdrawnCountMore: [applications: Phrase, count: number];
};

export const recruiterPhrase = phrasesOf<RecruiterPhrases>('recruiter');
