import type { World } from '../../model/world/world.ts';
import { shellHref } from '../../shell/model/shellRoute.ts';
import type { ShellTarget } from '../../shell/model/shellRoute.ts';
import type { JobRequirements } from '../../reviews/model/review.ts';
import { serviceFieldOf } from '../../reviews/model/fields.ts';
import { requirementsOf } from '../../reviews/model/jobReview.ts';
import { openingStep } from './jobTables.ts';
import { openingDemand } from './recruiter.ts';
import type { OpeningDemand, RecruiterSamples } from './recruiter.ts';
import { positionOfOpening } from './openingReview.ts';

/** A job with everything that is read of it. */
export interface OpeningView extends OpeningDemand {
  requirements: JobRequirements;
  /** Candidates of the pool whom it fits best, or who applied for it. */
  candidates: number;
  links: { applicants: string; candidates: string };
}

/** Id of the job that is open: `jobs/job/{id}`. */
export const parseOpenJob = ([step, id, ...more]: readonly string[]): string | null =>
  step === openingStep && id !== undefined && more.length === 0 ? id : null;

/** A job as it is read, or null if there is none of that id. */
export function openingView(
  samples: RecruiterSamples,
  world: World,
  id: string | null,
  at: Pick<ShellTarget, 'mode' | 'role'>,
): OpeningView | null {
  const opening = openingDemand(samples, world).find((item) => item.id === id);
  if (!opening) return null;
  const { title } = opening;
  return {
    ...opening,
    requirements: requirementsOf(
      positionOfOpening(opening),
      serviceFieldOf(title, opening.id),
      samples.openings,
    ),
    candidates: samples.candidates.filter(({ review }) => review.application.jobTitle === title).length,
    links: {
      applicants: shellHref({ ...at, tab: 'dashboard', query: { job: title } }),
      candidates: shellHref({ ...at, tab: 'candidates', query: { q: title } }),
    },
  };
}
