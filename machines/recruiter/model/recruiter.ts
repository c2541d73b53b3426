import type { ApplicantRecords } from '../../reviews/model/applicantRecords.ts';
import type { Position } from '../../reviews/model/jobReview.ts';
import type { JobApplication } from '../../model/world/applications.ts';
import type { JobStatus } from '../../model/world/statuses.ts';
import { decidedStatus } from '../../model/world/applyFact.ts';
import type { World } from '../../model/world/world.ts';
import type { ReviewSource } from '../../reviews/model/reviewOf.ts';
import type { Candidate } from './candidate.ts';
import type { Opening } from './openings.ts';

/** Figures of the whole platform for a report: a year month by month, the oldest first, and candidates by what they bring. */
export interface HiringYear {
  months: Readonly<Record<'applications' | 'interviews' | 'offers' | 'hires' | 'days', readonly number[]>>;
  candidates: Readonly<Record<'branch' | 'match' | 'clearance', Readonly<Record<string, number>>>>;
}

/** What a recruiter brings along, before anything is decided. */
export interface RecruiterSamples {
  /** As applications name it. */
  organization: string;
  openings: readonly Opening[];
  applications: readonly JobApplication[];
  candidates: readonly Candidate[];
  /** Candidates on the platform, and those of them with a clearance (feature spec, section 2). */
  reach: { candidates: number; cleared: number };
  /** Jobs at other companies that veterans may have applied for. */
  jobsElsewhere: readonly Position[];
  applicants: ApplicantRecords;
  year: HiringYear;
}

/** What is reviewed; the demo's recruiter reads what veterans send to other companies too. */
export const recruiterReviews = ({
  applications,
  openings,
  jobsElsewhere,
  applicants,
}: RecruiterSamples): ReviewSource => ({
  kind: 'job',
  samples: applications,
  applicants,
  positions: [...openings, ...jobsElsewhere],
});

/** Everything submitted, newest first: samples and what the shared world knows, each as its decisions leave it. */
export function applicationsOfRecruiter(
  { applications }: Pick<RecruiterSamples, 'applications'>,
  world: World,
): JobApplication[] {
  const decided = applications.map((application) => {
    const status = decidedStatus(world, 'job', application.id, application.status);
    return status === application.status ? application : { ...application, status };
  });
  return [...world.jobApplications, ...decided].toSorted((a, b) => b.submitDate.localeCompare(a.submitDate));
}

/** A job with those who want it. */
export interface OpeningDemand extends Opening {
  applicants: number;
  /** Not looked at yet. */
  fresh: number;
  /** Positions left, whoever was hired since counted off. */
  left: number;
}

/** Jobs, those most applied for first. */
export function openingDemand(samples: RecruiterSamples, world: World): OpeningDemand[] {
  const applications = applicationsOfRecruiter(samples, world);
  const hiredBefore = new Set(
    samples.applications.filter(({ status }) => status === 'hired').map(({ id }) => id),
  );
  return samples.openings
    .map((opening) => {
      const own = applications.filter(
        ({ jobTitle, company }) => jobTitle === opening.title && company === opening.company,
      );
      const hired = own.filter(({ id, status }) => status === 'hired' && !hiredBefore.has(id)).length;
      return {
        ...opening,
        applicants: own.length,
        fresh: own.filter(({ status }) => status === 'submitted').length,
        left: Math.max(0, opening.openings - hired),
      };
    })
    .toSorted((a, b) => b.applicants - a.applicants || a.title.localeCompare(b.title));
}

const waiting: readonly JobStatus[] = ['submitted', 'under_review'];
export const jobAwaitsDecision = ({ status }: Pick<JobApplication, 'status'>): boolean =>
  waiting.includes(status);

/** Figures of the dashboard. */
export function hiringFigures(samples: RecruiterSamples, world: World) {
  const applications = applicationsOfRecruiter(samples, world);
  const { candidates, openings, reach } = samples;
  return {
    candidates: reach.candidates,
    pool: candidates.length,
    openPositions: openingDemand(samples, world).reduce((sum, { left }) => sum + left, 0),
    jobs: openings.length,
    cleared: reach.cleared,
    clearedInPool: candidates.filter(({ review }) => review.profile.clearance !== 'None').length,
    applications: applications.length,
    waiting: applications.filter(jobAwaitsDecision).length,
  };
}
export type HiringFigures = ReturnType<typeof hiringFigures>;
