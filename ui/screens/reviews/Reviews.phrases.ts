import type { ReviewsPhrases } from '@vetsync/machines/reviews/model';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';

/** Statuses, decisions, and notices of reviews. */
export const reviewsPhrases = definePhrases('reviews', {
  jobSubmitted: 'Submitted',
  underReview: 'Under Review',
  interview: 'Interview',
  offered: 'Offered',
  hired: 'Hired',
  rejected: 'Rejected',
  interviewScheduled: 'Interview Scheduled',
  accepted: 'Accepted',
  active: 'Active',
  applicationApproved: 'Application Approved',
  applicationRejected: 'Application Rejected',
  applicationRejectedMore: 'The application has been rejected and the veteran will be notified.',
  noClearance: 'No clearance',
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  certifications: 'Certifications',
  clearance: 'Clearance',
  yearsOfService: (years: number) => `${years} years of service`,
} satisfies PhraseWords<ReviewsPhrases>);
