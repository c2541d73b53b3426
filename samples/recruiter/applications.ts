import { sampleApplicants } from '../reviews/index.ts';
import type { JobStatus } from '@vetsync/machines/model/world';
import { cycleItem } from '@vetsync/machines/portal/model';
import { sampleName, sampleService } from '../portal/index.ts';
import { reviewOfApplication, positionOfOpening } from '@vetsync/machines/recruiter/model';
import type { Opening } from '@vetsync/machines/recruiter/model';
import type { JobReview } from '@vetsync/machines/reviews/model';

const hourMs = 3_600_000;

/** Where the names of candidates begin, so that no other portal's people are among them. */
const firstNameIndex = 640;

/**
 * Sample applications in groups: how many of a status, hours since the newest of them was submitted, and from one to the
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

const statuses = groups.flatMap(([status, count, newest, apart]) =>
  Array.from({ length: count }, (_, index) => ({ status, hoursAgo: newest + index * apart })),
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

/** Applications submitted to Tech Corp, at `now` (epoch milliseconds), each with a review of its own. */
export const sampleJobReviews = (openings: readonly Opening[], now: number): JobReview[] =>
  statuses.map(({ status, hoursAgo }, index) =>
    reviewOfApplication(
      {
        ...samplePerson(index),
        ...positionOfOpening(cycleItem(openings, index)),
        id: `recruiter-${index + 1}`,
        militarySkills: [],
        submitDate: new Date(now - hoursAgo * hourMs).toISOString(),
        matchScore: 0,
        status,
      },
      { positions: openings, applicants: sampleApplicants },
      now,
    ),
  );
