import { veteranId } from '../../model/world/demoIdentities.ts';
import type { Candidate } from './candidate.ts';
import type { RecruiterSamples } from './recruiter.ts';
import { decidedStatus } from '../../model/world/applyFact.ts';
import type { World } from '../../model/world/world.ts';
import { reviewOf } from '../../reviews/model/reviewOf.ts';
import { reviewOfApplication } from './openingReview.ts';

/** Candidates as the decisions of the world leave them; whoever is as before is the same object. */
export function candidatesOf(
  {
    candidates,
    openings,
    jobsElsewhere,
    applicants,
  }: Pick<RecruiterSamples, 'candidates' | 'openings' | 'jobsElsewhere' | 'applicants'>,
  world: World,
  now: number,
): Candidate[] {
  const submitted = new Map(
    world.jobApplications.map((jobApplication) => [jobApplication.veteranId, jobApplication]),
  );
  return candidates.map((candidate) => {
    const { id, review, hasApplied } = candidate;
    const own = submitted.get(id);
    if (own) {
      const reviewed = reviewOf(
        { kind: 'job', samples: [], positions: jobsElsewhere, applicants },
        own.id,
        world,
        now,
      );
      return reviewed?.kind === 'job' ? { id, review: reviewed, hasApplied: true } : candidate;
    }
    if (id === veteranId && world.profile)
      return {
        ...candidate,
        review: reviewOfApplication(review.application, { positions: openings, applicants }, now, world),
      };
    if (!hasApplied) return candidate;
    const { application } = review;
    const status = decidedStatus(world, 'job', application.id, application.status);
    if (status === application.status) return candidate;
    return { ...candidate, review: { ...review, application: { ...application, status } } };
  });
}
