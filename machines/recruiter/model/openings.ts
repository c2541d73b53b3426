import type { Job } from '../../career/model/jobs.ts';

/** A job as the company that posted it knows it. All are invented. */
export interface Opening extends Omit<Job, 'match'> {
  team: string;
  /** Positions of this job to be filled. */
  openings: number;
}
