import type { ApplicantRecords } from '../../reviews/model/applicantRecords.ts';
import type { JobApplication } from '../../model/world/applications.ts';
import { emptyWorld } from '../../model/world/world.ts';
import type { JobReview } from '../../reviews/model/review.ts';
import type { Position } from '../../reviews/model/jobReview.ts';
import { reviewOf } from '../../reviews/model/reviewOf.ts';
import type { Opening } from './openings.ts';

/** An application, as it is reviewed where nothing was decided on it. */
export function reviewOfApplication(
  application: JobApplication,
  { positions, applicants }: { positions: readonly Position[]; applicants: ApplicantRecords },
  now: number,
  world = emptyWorld,
): JobReview {
  const review = reviewOf(
    { kind: 'job', samples: [application], positions, applicants },
    application.id,
    world,
    now,
  );
  if (review?.kind !== 'job') throw new Error('No such application');
  return { ...review, application: { ...review.application, matchScore: review.overall } };
}

export const positionOfOpening = ({ title, company, salary, location }: Opening) => ({
  jobTitle: title,
  company,
  salary,
  location,
});
