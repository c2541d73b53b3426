import { sampleApplicants } from '../reviews/index.ts';
import { sampleJobs } from '../career/index.ts';
import { candidateCounts, recruiterYear } from './report.ts';
import type { RecruiterSamples } from '@vetsync/machines/recruiter/model';
import { sampleOpenings, techCorp } from './openings.ts';
import { sampleJobReviews } from './applications.ts';
import { sampleCandidates } from './candidates.ts';

/**
 * Sample figures of the whole platform (feature spec, section 2, "Recruiter Dashboard"); the pool is those of them who fit
 * the jobs of Tech Corp.
 */
const sampleReach = { candidates: 1_247, cleared: 234 } as const;

/** Tech Corp at `now` (epoch milliseconds). */
export function sampleRecruiter(now: number): RecruiterSamples {
  const openings = sampleOpenings(now);
  const reviews = sampleJobReviews(openings, now);
  return {
    organization: techCorp,
    openings,
    applications: reviews.map(({ application }) => application),
    candidates: sampleCandidates(reviews, openings, now),
    reach: sampleReach,
    applicants: sampleApplicants,
    jobsElsewhere: sampleJobs(now),
    year: { months: recruiterYear, candidates: candidateCounts },
  };
}
