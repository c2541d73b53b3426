import { phrasesOf } from '../../kit/phrase.ts';

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
  | 'offerMade'
  | 'waitlist'
  | 'approved'
  | 'applicationApproved'
  | 'applicationRejected'
  | 'applicationRejectedMore'
  | 'withdrawn'
  | 'withdrawnMore'
  | 'undecided'
  | 'undecidedMore'
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
