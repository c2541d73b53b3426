import { phrasesOf } from '../../system/model/phrase.ts';

type Names =
  | 'jobSubmitted'
  | 'underReview'
  | 'interview'
  | 'offered'
  | 'hired'
  | 'rejected'
  | 'interviewScheduled'
  | 'accepted'
  | 'active'
  | 'applicationApproved'
  | 'applicationRejected'
  | 'applicationRejectedMore'
  | 'noClearance'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'clearance';

/** Statuses, decisions, and notices of reviews. */
export type ReviewsPhrases = Readonly<Record<Names, []>> & {
  yearsOfService: [years: number];
};

export const reviewsPhrase = phrasesOf<ReviewsPhrases>('reviews');
