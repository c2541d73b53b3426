import type { JobApplication } from '../../model/world/applications.ts';
import type { JobStatus } from '../../model/world/statuses.ts';
import { emptyWorld } from '../../model/world/world.ts';
import type { JobReview } from '../../reviews/model/review.ts';
import type { Position } from '../../reviews/model/jobReview.ts';
import { reviewOf } from '../../reviews/model/reviewOf.ts';
import { inTurn, sampleName, sampleService } from '../../portal/model/sampleNames.ts';
import type { Opening } from './openings.ts';

const hourMs = 3_600_000;
/** Where the names of candidates begin, so that no other portal's people are among them. */
const firstNameIndex = 640;

/**
 * Sample applications in groups: how many of a status, hours since the newest of them was handed in, and from one to the
 * next. The first twelve are those whom the sample interviews and messages are with.
 */
const groups: readonly (readonly [status: JobStatus, count: number, newest: number, apart: number])[] = [
  ['interview', 8, 150, 13],
  ['offered', 1, 330, 0],
  ['interview', 1, 290, 0],
  ['under_review', 2, 300, 20],
  ['submitted', 14, 3, 7],
  ['under_review', 10, 104, 9],
  ['offered', 2, 370, 26],
  ['hired', 4, 500, 37],
  ['rejected', 6, 410, 31],
];
const standings = groups.flatMap(([status, count, newest, apart]) =>
  Array.from({ length: count }, (_, at) => ({ status, hoursAgo: newest + at * apart })),
);

/** Somebody of the sample candidates; the same for the same number, from 0. */
export function samplePerson(at: number) {
  const { branch, rank } = sampleService(at);
  return {
    veteranId: `candidate-${at + 1}`,
    veteranName: sampleName(firstNameIndex + at),
    veteranImage: '',
    veteranBranch: branch,
    veteranRank: rank,
  };
}

/** An application, as it is reviewed where nothing was decided on it. */
export function reviewOfSample(
  application: JobApplication,
  positions: readonly Position[],
  now: number,
  world = emptyWorld,
): JobReview {
  const review = reviewOf({ kind: 'job', samples: [application], positions }, application.id, world, now);
  if (review?.kind !== 'job') throw new Error('No such application');
  return { ...review, application: { ...review.application, matchScore: review.overall } };
}

export const forOpening = ({ title, company, salary, location }: Opening) => ({
  jobTitle: title,
  company,
  salary,
  location,
});

/** Applications handed in to Tech Corp, as seen at `now` (epoch milliseconds), each with a review of its own. */
export const sampleJobReviews = (openings: readonly Opening[], now: number): JobReview[] =>
  standings.map(({ status, hoursAgo }, at) =>
    reviewOfSample(
      {
        ...samplePerson(at),
        ...forOpening(inTurn(openings, at)),
        id: `recruiter-${at + 1}`,
        militarySkills: [],
        submitDate: new Date(now - hoursAgo * hourMs).toISOString(),
        matchScore: 0,
        status,
      },
      openings,
      now,
    ),
  );
