import { phrasesOf } from '../../system/model/phrase.ts';
import type { Phrase } from '../../system/model/phrase.ts';

type Places =
  | 'dashboard'
  | 'home'
  | 'profile'
  | 'wellnessCommand'
  | 'wellness'
  | 'educationHub'
  | 'education'
  | 'careerCenter'
  | 'career'
  | 'communityHub'
  | 'community'
  | 'missionMarketplace'
  | 'market'
  | 'battleBuddy'
  | 'buddy'
  | 'candidatePool'
  | 'pool'
  | 'activeJobs'
  | 'jobs'
  | 'interviews'
  | 'meet'
  | 'analytics'
  | 'messages'
  | 'applications'
  | 'applied'
  | 'studentApplications'
  | 'apply'
  | 'programs'
  | 'veteranStudents'
  | 'students'
  | 'reports'
  | 'veteranPatients'
  | 'patients'
  | 'departments'
  | 'units'
  | 'mentalHealth'
  | 'mind'
  | 'appointments'
  | 'visits'
  | 'providerNetwork'
  | 'network'
  | 'programParticipants'
  | 'people'
  | 'supportServices'
  | 'services'
  | 'leads'
  | 'adminDashboard';

/** Names of tabs, with short ones for phones, and what is said of changes. */
export type ShellPhrases = Readonly<Record<Places, []>> & {
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
