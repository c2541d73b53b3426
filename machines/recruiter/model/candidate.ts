import type { JobReview } from '../../reviews/model/review.ts';

/** Someone whom the recruiter may hire. */
export interface Candidate {
  /** Of the person. */
  id: string;
  /** With the job they applied for, else the one that fits them best. */
  review: JobReview;
  hasApplied: boolean;
}
