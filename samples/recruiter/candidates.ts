import { sampleApplicants } from '../reviews/index.ts';
import type { JobApplication } from '@vetsync/machines/model/world';
import { reviewOfApplication, positionOfOpening } from '@vetsync/machines/recruiter/model';
import type { Opening, Candidate } from '@vetsync/machines/recruiter/model';
import { serviceFieldOf } from '@vetsync/machines/reviews/model';
import type { JobReview } from '@vetsync/machines/reviews/model';
import { samplePerson } from './applications.ts';
import { cycleItem } from '@vetsync/machines/portal/model';
import { sampleProfileOf } from '../profile/index.ts';

/** As many as the sidebar counts, the demo's veteran among them. */
const candidateCount = 156;

type Person = Pick<
  JobApplication,
  'veteranId' | 'veteranName' | 'veteranImage' | 'veteranBranch' | 'veteranRank'
>;

/** Somebody who did not apply, for the job of their field that fits best. */
function openCandidate(
  person: Person,
  likely: Opening,
  openings: readonly Opening[],
  now: number,
): Candidate {
  const id = person.veteranId;
  const field = serviceFieldOf(likely.title, id);
  const reviews = openings
    .filter(({ title }) => serviceFieldOf(title, id) === field)
    .map((opening) =>
      reviewOfApplication(
        {
          ...person,
          ...positionOfOpening(opening),
          id,
          militarySkills: [],
          submitDate: new Date(now).toISOString(),
          matchScore: 0,
          status: 'submitted',
        },
        { positions: openings, applicants: sampleApplicants },
        now,
      ),
    );
  const [first, ...others] = reviews;
  if (!first) throw new Error('No opening to fit');
  const review = others.reduce((best, one) => (one.overall > best.overall ? one : best), first);
  return { id, review, hasApplied: false };
}

const veteran = sampleProfileOf('user');

const veteranPerson: Person = {
  veteranId: veteran.id,
  veteranName: veteran.name,
  veteranImage: veteran.avatar,
  veteranBranch: veteran.branch,
  veteranRank: veteran.rank,
};

/** Those who applied, the demo's veteran, and others. */
export function sampleCandidates(
  applied: readonly JobReview[],
  openings: readonly Opening[],
  now: number,
): Candidate[] {
  const applicants = applied.map((review) => ({
    id: review.application.veteranId,
    review,
    hasApplied: true,
  }));
  const [likely] = openings;
  if (!likely) return applicants;
  const others = Array.from({ length: candidateCount - applicants.length - 1 }, (_, index) => {
    const number = applicants.length + index;
    return openCandidate(samplePerson(number), cycleItem(openings, number * 5), openings, now);
  });
  return [openCandidate(veteranPerson, likely, openings, now), ...applicants, ...others];
}
