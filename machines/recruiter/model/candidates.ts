import type { JobApplication } from '../../model/world/applications.ts';
import { statusOn } from '../../model/world/applyFact.ts';
import { sampleProfileOf } from '../../model/world/profiles.ts';
import type { World } from '../../model/world/world.ts';
import type { JobReview } from '../../reviews/model/review.ts';
import { serviceFieldOf } from '../../reviews/model/fields.ts';
import { reviewOf } from '../../reviews/model/reviewOf.ts';
import { inTurn } from '../../portal/model/sampleNames.ts';
import type { Opening } from './openings.ts';
import { forOpening, reviewOfSample, samplePerson } from './sampleApplications.ts';

/** Somebody whom the recruiter may win. */
export interface Candidate {
  /** Of the person. */
  id: string;
  /** With the job they applied for, else the one that fits them best. */
  review: JobReview;
  hasApplied: boolean;
}

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
      reviewOfSample(
        {
          ...person,
          ...forOpening(opening),
          id,
          militarySkills: [],
          submitDate: new Date(now).toISOString(),
          matchScore: 0,
          status: 'submitted',
        },
        openings,
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

/** Everybody in the sample pool, by name alone: whoever is listed there can be written to. */
export const poolPeople = () =>
  [veteranPerson, ...Array.from({ length: candidateCount - 1 }, (_, at) => samplePerson(at))].map(
    (person) => ({
      id: person.veteranId,
      name: person.veteranName,
      image: person.veteranImage,
      rank: person.veteranRank,
      branch: person.veteranBranch,
    }),
  );

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
  const others = Array.from({ length: candidateCount - applicants.length - 1 }, (_, at) => {
    const number = applicants.length + at;
    return openCandidate(samplePerson(number), inTurn(openings, number * 5), openings, now);
  });
  return [openCandidate(veteranPerson, likely, openings, now), ...applicants, ...others];
}

/** Candidates as the decisions of the world leave them; whoever is as before is the same object. */
export function candidatesOf(
  { candidates, openings }: { candidates: readonly Candidate[]; openings: readonly Opening[] },
  world: World,
  now: number,
): Candidate[] {
  const handedIn = new Map(world.jobApplications.map((one) => [one.veteranId, one]));
  return candidates.map((candidate) => {
    const { id, review, hasApplied } = candidate;
    const own = handedIn.get(id);
    if (own) {
      const reviewed = reviewOf({ kind: 'job', samples: [] }, own.id, world, now);
      return reviewed?.kind === 'job' ? { id, review: reviewed, hasApplied: true } : candidate;
    }
    if (id === veteran.id && world.profile)
      return { ...candidate, review: reviewOfSample(review.application, openings, now, world) };
    if (!hasApplied) return candidate;
    const { application } = review;
    const status = statusOn(world, 'job', application.id, application.status);
    if (status === application.status) return candidate;
    return { ...candidate, review: { ...review, application: { ...application, status } } };
  });
}
